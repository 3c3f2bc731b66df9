import type {ReactNode} from 'react';
import type {Solution} from '../model/types.ts';
import {DataCenterField} from './DataCenterField.tsx';
import {FieldControl} from './FieldControl.tsx';
import {OptionGroups} from './OptionGroups.tsx';
import styles from './styles.module.css';

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
