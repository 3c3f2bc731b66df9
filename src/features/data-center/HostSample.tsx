import type {ReactNode} from 'react';
import {fillHosts, followsHosts} from '../../lib/hosts.ts';
import styles from './styles.module.css';
import {DataCenterSwitch} from './Switch.tsx';
import {useDataCenter} from './useDataCenter.ts';

/** A block of code with host tokens: rendered with the hosts of the reader's data center, the switch below it. */
export function HostSample({code, children}: {code: string; children: (filled: string) => ReactNode}): ReactNode {
  const center = useDataCenter();
  if (!followsHosts(code)) return children(fillHosts(code, center));
  return (
    <div data-hosts="" className={styles.sample}>
      {children(fillHosts(code, center))}
      <DataCenterSwitch className={styles.belowSample} showLabel />
    </div>
  );
}
