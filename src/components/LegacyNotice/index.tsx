import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';

interface Props {
  /** The route of the page that does the same in the cloud, if there is one. */
  cloud?: string;
}

/** Says, on every page about on-premises API testing in the same words, that it is a legacy product. */
export function LegacyNotice({cloud}: Props): ReactNode {
  return (
    <Admonition type="info" title="Legacy product">
      <p>
        On-premises API testing (API Fortress) is kept for customers who already run it.{' '}
        {cloud ? (
          <>
            For new work, see <Link to={cloud}>the same task in Sauce Labs API Testing</Link>.
          </>
        ) : (
          <>
            For new work, use <Link to="/api-testing/">Sauce Labs API Testing</Link>.
          </>
        )}
      </p>
    </Admonition>
  );
}
