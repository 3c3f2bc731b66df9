import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DataCenterSwitch} from '../../data-center';
import styles from './styles.module.css';

/** The site's data center, as a field of the form. */
export function DataCenterField(): ReactNode {
  return (
    <div className={clsx(styles.field, styles.wide)}>
      <DataCenterSwitch className={styles.center} showLabel />
    </div>
  );
}
