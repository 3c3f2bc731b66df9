import type {ReactNode} from 'react';
import type {Solution} from '../model/types.ts';
import {DataCenterField} from './DataCenterField.tsx';
import {FieldControl} from './FieldControl.tsx';
import {OptionGroups} from './OptionGroups.tsx';
import styles from './styles.module.css';

interface Props {
  solution: Solution;
  /** Gets the field or option that the reader sets, and its value. */
  onChange: (id: string, value: string) => void;
}

/** Everything that can be chosen, in the order in which one choice narrows the next ones down. */
export function PlatformForm({solution: {fields, options, refused}, onChange}: Props): ReactNode {
  return (
    <form className={styles.form} aria-label="Platform Configurator" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>Platform</legend>
        <DataCenterField />
        {fields.map((field) => (
          <FieldControl key={field.id} field={field} refusal={refused.find(({id}) => id === field.id)} onChange={(value) => onChange(field.id, value)} />
        ))}
      </fieldset>
      <OptionGroups options={options} onChange={onChange} />
    </form>
  );
}
