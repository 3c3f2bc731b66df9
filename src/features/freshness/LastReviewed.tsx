import type {ReactNode} from 'react';
import {shortDate} from '@site/src/lib/dates';
import styles from './styles.module.css';

/** Shows when a page was last compared with its sources. `day` is YYYY-MM-DD. */
export function LastReviewed({day}: {day: string}): ReactNode {
  return (
    <p className={styles.checked}>
      Last reviewed on <b>{shortDate(new Date(day))}</b>
    </p>
  );
}
