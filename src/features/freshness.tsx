import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {shortDate} from '@site/src/lib/dates';
import type {CheckedPart} from '@site/src/content/frontMatter';
import styles from './freshness.module.css';

/** Date on which someone last compared the page with its sources, `last_reviewed` in its front matter. `day` has the format YYYY-MM-DD. */
export function LastReviewed({day}: {day: string}): ReactNode {
  return (
    <p className={styles.checked}>
      Last reviewed on <b className={styles.day}>{shortDate(new Date(day))}</b>
    </p>
  );
}

/**
 * Date on which the checks of a page's samples and data last passed, `CHECKED_ON`, which the deploy workflow sets. Renders nothing if the page
 * has neither samples nor data, or if the date isn't configured. Docusaurus shows the date of the last change.
 */
export function LastChecked({parts}: {parts: readonly CheckedPart[]}): ReactNode {
  const checked = useDocusaurusContext().siteConfig.customFields?.checked as {day: string} | undefined;
  if (!checked || !parts.length) return null;
  const what = ['samples', 'data'].filter((part) => parts.includes(part as CheckedPart)).join(' and ');
  return (
    <p className={styles.checked}>
      {what[0]!.toUpperCase() + what.slice(1)} last checked on <b className={styles.day}>{checked.day}</b>
    </p>
  );
}
