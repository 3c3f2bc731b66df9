import type {ReactNode} from 'react';
import type {Entry} from '../model/types.ts';
import styles from './styles.module.css';

interface Props {
  id: string;
  describedBy: string;
  entries: readonly Entry[];
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Drop-down list that shows the reason of each unavailable value. */
export function Choices({id, describedBy, entries, value, disabled, onChange}: Props): ReactNode {
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      className={styles.input}
      value={value}
      disabled={disabled}
      onChange={({target}) => onChange(target.value)}
    >
      {entries.map((entry) => (
        <option key={entry.value} value={entry.value} disabled={Boolean(entry.reason)}>
          {entry.reason ? `${entry.label} – ${entry.reason}` : entry.label}
        </option>
      ))}
    </select>
  );
}
