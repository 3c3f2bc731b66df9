import type {MouseEvent, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

/** Copies the URL of a clicked heading link to the clipboard, if the browser allows it. */
function copyAddress({target}: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  // If it's denied, the URL is still in the address bar.
  if (link) void navigator.clipboard?.writeText(link.href).catch(() => undefined);
}

/** Heading whose direct link also copies its URL. */
export default function HeadingWrapper(props: Props): ReactNode {
  return <Heading onClick={copyAddress} {...props} />;
}
