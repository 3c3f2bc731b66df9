import type {ReactNode} from 'react';
import clsx from 'clsx';
import {centers} from './centers.ts';
import {choose} from './store.ts';
import styles from './styles.module.css';
import {useDataCenter} from './useDataCenter.ts';

/** Drop-down list to select the data center whose hosts samples use. It's hidden without JavaScript. */
export function DataCenterSwitch({
  className,
  showLabel = false,
  children,
}: {
  className?: string;
  showLabel?: boolean;
  children?: ReactNode;
}): ReactNode {
  const {id} = useDataCenter();
  return (
    <label className={clsx(styles.switch, className)}>
      <span className={showLabel ? styles.label : 'sr-only'}>Data center</span>
      {children}
      <select data-centers="" className={styles.select} value={id} onChange={({target}) => choose(target.value)}>
        {centers.map((center) => (
          <option key={center.id} value={center.id}>
            {center.name}
          </option>
        ))}
      </select>
    </label>
  );
}
