import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {DataCenterSwitch} from '../../data-center';
import type {Field, Refusal, Solution} from '../model/types.ts';
import styles from './styles.module.css';
import {Choices, Segments, TextInput} from './controls.tsx';
import {OptionGroups} from './OptionGroups.tsx';

/** Data center switch of the site as a form field. */
function DataCenterField(): ReactNode {
  return (
    <div className={clsx(styles.field, styles.wide)}>
      <DataCenterSwitch className={styles.center} showLabel />
    </div>
  );
}

/** Fields displayed as segmented controls. */
const SIDE_BY_SIDE: readonly string[] = ['device', 'browser', 'test'];
/** Fields with long values, displayed at full width. */
const WIDE: readonly string[] = ['app', 'name'];

/** Form field with its label, hint, error, and a notice if its previous value is no longer available. */
function FieldControl({
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

interface Props {
  solution: Solution;
  /** Called with the ID of a field or option and its new value. */
  onChange: (id: string, value: string) => void;
}

/** Form with all fields and options. Each field depends on the fields before it. */
export function PlatformForm({solution: {fields, options, refused}, onChange}: Props): ReactNode {
  return (
    <form className={styles.form} aria-label="Platform Configurator" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>Platform</legend>
        <DataCenterField />
        {fields.map((field) => (
          <FieldControl
            key={field.id}
            field={field}
            refusal={refused.find(({id}) => id === field.id)}
            onChange={(value) => onChange(field.id, value)}
          />
        ))}
      </fieldset>
      <OptionGroups options={options} onChange={onChange} />
    </form>
  );
}
