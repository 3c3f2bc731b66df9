import type {ReactNode} from 'react';
import {appliesTo as places, plans, statuses, type AppliesTo, type Plan, type Status} from '@site/src/content/badges';
import {longDate} from '@site/src/lib/dates';
import styles from './Badges.module.css';

interface Props {
  appliesTo?: AppliesTo[] | undefined;
  plan?: Plan | undefined;
  status?: Status | undefined;
  /** Date on which the status started, such as 2026-01-31. */
  since?: string | undefined;
}

/** Badges for the status of a page, the required plan, and the platforms that the page applies to. Renders nothing if there are none. */
export function Badges({appliesTo = [], plan, status, since}: Props): ReactNode {
  const badges = [
    ...(status
      ? [
          {
            label: since ? `${statuses[status]} since ${longDate(new Date(since))}` : statuses[status],
            tone: status === 'beta' ? styles.beta : styles.ended,
          },
        ]
      : []),
    ...(plan ? [{label: plans[plan], tone: styles.plan}] : []),
    ...appliesTo.map((place) => ({label: places[place], tone: undefined})),
  ];
  if (!badges.length) return null;
  return (
    <ul className={styles.badges} aria-label="Applies to">
      {badges.map(({label, tone}) => (
        <li key={label} className={tone ? `${styles.badge} ${tone}` : styles.badge}>
          {label}
        </li>
      ))}
    </ul>
  );
}
