import type {ComponentProps, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {fillHosts, followsHosts} from '@site/src/lib/hosts';
import {useDataCenter} from './store.ts';
import styles from './styles.module.css';
import {DataCenterSwitch} from './Switch.tsx';

/** Inline code with the hosts of the selected data center. */
export function HostCode({code, ...props}: ComponentProps<'code'> & {code: string}): ReactNode {
  return (
    // The early script may have changed the hosts in the static HTML.
    <code {...props} {...(followsHosts(code) && {'data-hosts': ''})} suppressHydrationWarning>
      {fillHosts(code, useDataCenter())}
    </code>
  );
}

/**
 * Code block with host tokens, rendered with the hosts of the selected data center and a switch below it. The static HTML contains only a
 * placeholder for the switch, because a page can have hundreds of samples.
 */
export function HostSample({code, children}: {code: string; children: (filled: string) => ReactNode}): ReactNode {
  const center = useDataCenter();
  const isBrowser = useIsBrowser();
  if (!followsHosts(code)) return children(fillHosts(code, center));
  return (
    <div data-hosts="" className={styles.sample}>
      {children(fillHosts(code, center))}
      <div className={styles.belowSample}>{isBrowser && <DataCenterSwitch showLabel />}</div>
    </div>
  );
}
