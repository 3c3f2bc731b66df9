import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';

/** A link in a page's text; one that leaves the site says that it opens in a new tab. */
export default function MDXA(props: Props): ReactNode {
  const {href, children} = props;
  if (!href || isInternalUrl(href) || href.startsWith('mailto:')) return <A {...props} />;
  return (
    <A {...props}>
      {children}
      <IconExternalLink />
    </A>
  );
}
