import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';

interface Props {
  /** Route of the related page about the current product, if there is one. */
  cloud?: string;
}

/** Notice on pages about on-premises API testing that it's a legacy product. */
export function LegacyNotice({cloud}: Props): ReactNode {
  return (
    <Admonition type="info" title="Legacy product">
      <p>
        This page is about API Fortress, the legacy product for on-premises API testing.{' '}
        {cloud ? (
          <>
            The current product is Sauce Labs API Testing. See <Link to={cloud}>the related API Testing page</Link>.
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
