import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DataCenterSwitch} from '../../data-center';
import styles from './styles.module.css';

/** Data center switch of the site as a form field. */
export function DataCenterField(): ReactNode {
  return (
    <div className={clsx(styles.field, styles.wide)}>
      <DataCenterSwitch className={styles.center} showLabel />
    </div>
  );
}
