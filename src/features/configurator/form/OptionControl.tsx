import {useId, type ReactNode} from 'react';
import {shortName} from '../model/optionFields.ts';
import type {OptionField} from '../model/types.ts';
import {Choices} from './Choices.tsx';
import styles from './styles.module.css';
import {TextInput} from './TextInput.tsx';

/** Form field for an option, labeled with its name in the code. */
export function OptionControl({field, onChange}: {field: OptionField; onChange: (value: string) => void}): ReactNode {
  const id = useId();
  const {option, value, reason, error} = field;
  const {type, text, default: fallback, example} = option;
  const name = shortName(option.id);
  const values = type === 'boolean' ? ['true', 'false'] : option.values;
  const unset = fallback === undefined ? 'Not set' : `Not set (default: ${fallback})`;
  const common = {id, describedBy: `${id}-hint`, value, disabled: Boolean(reason), onChange};
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      {values ? (
        <Choices {...common} entries={['', ...values].map((entry) => ({value: entry, label: entry || unset}))} />
      ) : (
        <TextInput
          {...common}
          label={name}
          error={error}
          isNumber={type === 'integer' || type === 'number'}
          placeholder={example && `Example: ${example}`}
        />
      )}
      <div id={`${id}-hint`} className={styles.hint}>
        {reason && <strong>Can&apos;t be set: {reason}. </strong>}
        <Codes text={text} />
        {type === 'list' && ' Separate multiple values with commas.'}
      </div>
    </div>
  );
}

/** Renders text between backticks as code. */
const Codes = ({text}: {text: string}): ReactNode =>
  text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
