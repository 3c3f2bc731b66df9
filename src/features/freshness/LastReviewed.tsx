import type {ReactNode} from 'react';
import {shortDate} from '@site/src/lib/dates';
import styles from './styles.module.css';

/** Date on which the page was last compared with its sources. `day` has the format YYYY-MM-DD. */
export function LastReviewed({day}: {day: string}): ReactNode {
  return (
    <p className={styles.checked}>
      Last reviewed on <b className={styles.day}>{shortDate(new Date(day))}</b>
    </p>
  );
}
