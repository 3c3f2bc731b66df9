import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Checked} from '@site/src/config/checked';
import type {CheckedPart} from '@site/src/content/checkedParts';
import styles from './styles.module.css';

/** Date on which the checks of a page's samples and data last passed. Renders nothing if the page has none or the date isn't configured. */
export function LastChecked({parts}: {parts: readonly CheckedPart[]}): ReactNode {
  const checked = useDocusaurusContext().siteConfig.customFields?.checked as Checked | undefined;
  if (!checked || !parts.length) return null;
  const what = ['samples', 'data'].filter((part) => parts.includes(part as CheckedPart)).join(' and ');
  return (
    <p className={styles.checked}>
      {what[0]!.toUpperCase() + what.slice(1)} last checked on <b className={styles.day}>{checked.day}</b>
    </p>
  );
}
