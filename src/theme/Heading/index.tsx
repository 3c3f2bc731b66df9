import type {MouseEvent, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

/** The address of a heading's direct link goes to the clipboard as well, where the browser lets it. */
function copyAddress({target}: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
  // A reader who does not allow it still has the address in the address bar.
  if (link) void navigator.clipboard?.writeText(link.href).catch(() => undefined);
}

/** The original, whose direct link copies its address. */
export default function HeadingWrapper(props: Props): ReactNode {
  return <Heading onClick={copyAddress} {...props} />;
}
