import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';

/** Link in the text of a page. External links have an icon that indicates that they open in a new tab. */
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
