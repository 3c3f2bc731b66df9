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
        This page is about API Fortress, the legacy product for on-premises API testing.{' '}
        {cloud ? (
          <>
            The current product is Sauce Labs API Testing. See <Link to={cloud}>the same task in API Testing</Link>.
          </>
        ) : (
          <>
            The current product is <Link to="/api-testing/">Sauce Labs API Testing</Link>.
          </>
        )}
      </p>
    </Admonition>
  );
}
