import {useId, type ReactNode} from 'react';
import type {Entry} from '../model/types.ts';
import styles from './styles.module.css';

interface Props {
  label: string;
  entries: readonly Entry[];
  value: string;
  notice?: string;
  onChange: (value: string) => void;
}

/** Segmented control with the reasons of unavailable values below it. */
export function Segments({label, entries, value, notice, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments} data-count={entries.length}>
        {entries.map((entry) => (
          <label key={entry.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={entry.value}
              checked={entry.value === value}
              disabled={Boolean(entry.reason)}
              onChange={() => onChange(entry.value)}
            />
            <span title={entry.reason}>{entry.label}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-hint`} className={styles.hint}>
        {reasonsOf(entries).map((line) => (
          <p key={line}>{line}.</p>
        ))}
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
    </fieldset>
  );
}

/** Returns a line for each distinct reason with the labels of the values that it applies to. */
function reasonsOf(entries: readonly Entry[]): string[] {
  const labels = new Map<string, string[]>();
  for (const {label, reason} of entries) if (reason) labels.set(reason, [...(labels.get(reason) ?? []), label]);
  return [...labels].map(([reason, names]) => `${names.join(', ')}: ${reason}`);
}
