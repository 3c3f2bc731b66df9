import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Field, Refusal} from '../model/types.ts';
import {Choices} from './Choices.tsx';
import {Segments} from './Segments.tsx';
import styles from './styles.module.css';
import {TextInput} from './TextInput.tsx';

/** Fields displayed as segmented controls. */
const SIDE_BY_SIDE: readonly string[] = ['device', 'browser', 'test'];
/** Fields with long values, displayed at full width. */
const WIDE: readonly string[] = ['app', 'name'];

/** Form field with its label, hint, error, and a notice if its previous value is no longer available. */
export function FieldControl({
  field,
  refusal,
  onChange,
}: {
  field: Field;
  refusal?: Refusal;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  const {label, value, entries, hint, error, suggestions} = field;
  if (entries && SIDE_BY_SIDE.includes(field.id)) {
    return (
      <Segments label={label} entries={entries} value={value} notice={noticeOf(field, refusal)} onChange={onChange} />
    );
  }
  const notice = entries && noticeOf(field, refusal);
  return (
    <div className={clsx(styles.field, WIDE.includes(field.id) && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {entries ? (
        <Choices id={id} describedBy={`${id}-hint`} entries={entries} value={value} onChange={onChange} />
      ) : (
        <TextInput
          id={id}
          describedBy={`${id}-hint`}
          label={label}
          value={value}
          error={error}
          suggestions={suggestions}
          onChange={onChange}
        />
      )}
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
        {notice && <p className={styles.notice}>{notice}</p>}
      </div>
    </div>
  );
}

/** Returns a notice about a rejected value and its replacement. */
function noticeOf({entries, value}: Field, refusal: Refusal | undefined): string | undefined {
  const label = (wanted: string) => entries?.find((entry) => entry.value === wanted)?.label ?? wanted;
  return refusal && `${label(refusal.value)}: ${refusal.reason}. ${label(value)} is selected instead.`;
}
