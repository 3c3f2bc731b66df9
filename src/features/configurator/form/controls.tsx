import {useId, useState, type ReactNode} from 'react';
import type {Entry} from '../model/types.ts';
import styles from './styles.module.css';

interface ChoicesProps {
  id: string;
  describedBy: string;
  entries: readonly Entry[];
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Drop-down list that shows the reason of each unavailable value. */
export function Choices({id, describedBy, entries, value, disabled, onChange}: ChoicesProps): ReactNode {
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

interface SegmentsProps {
  label: string;
  entries: readonly Entry[];
  value: string;
  notice?: string;
  onChange: (value: string) => void;
}

/** Segmented control with the reasons of unavailable values below it. */
export function Segments({label, entries, value, notice, onChange}: SegmentsProps): ReactNode {
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

interface TextInputProps {
  id: string;
  describedBy: string;
  /** Start of the error message. */
  label: string;
  value: string;
  error?: string;
  suggestions?: readonly string[];
  placeholder?: string;
  isNumber?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Text field that shows its error message after it loses focus. */
export function TextInput({
  id,
  describedBy,
  label,
  value,
  error,
  suggestions,
  placeholder,
  isNumber,
  disabled,
  onChange,
}: TextInputProps): ReactNode {
  const [isTyping, setTyping] = useState(false);
  const shown = isTyping ? undefined : error;
  return (
    <>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        list={suggestions && `${id}-suggestions`}
        aria-invalid={shown ? true : undefined}
        aria-describedby={`${id}-error ${describedBy}`}
        onChange={({target}) => {
          setTyping(true);
          onChange(target.value);
        }}
        onBlur={() => setTyping(false)}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      <div id={`${id}-error`} className={styles.error}>
        {shown && `${label} ${shown}. The code doesn't include this value.`}
      </div>
    </>
  );
}
