import type {ComponentProps, ReactNode} from 'react';
import {fillHosts, followsHosts} from '../../lib/hosts.ts';
import {useDataCenter} from './useDataCenter.ts';

/** Inline code with the hosts of the selected data center. */
export function HostCode({code, ...props}: ComponentProps<'code'> & {code: string}): ReactNode {
  return (
    // The early script may have changed the hosts in the static HTML.
    <code {...props} {...(followsHosts(code) && {'data-hosts': ''})} suppressHydrationWarning>
      {fillHosts(code, useDataCenter())}
    </code>
  );
}
