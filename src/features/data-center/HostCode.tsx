import type {ComponentProps, ReactNode} from 'react';
import {fillHosts, followsHosts} from '../../lib/hosts.ts';
import {useDataCenter} from './useDataCenter.ts';

/** Code in a line of text, with the hosts of the reader's data center. */
export function HostCode({code, ...props}: ComponentProps<'code'> & {code: string}): ReactNode {
  return (
    // The early script may have put other hosts into the static HTML.
    <code {...props} {...(followsHosts(code) && {'data-hosts': ''})} suppressHydrationWarning>
      {fillHosts(code, useDataCenter())}
    </code>
  );
}
