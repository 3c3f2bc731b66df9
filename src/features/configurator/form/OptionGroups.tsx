import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {shortName} from '../model/optionFields.ts';
import type {OptionField} from '../model/types.ts';
import {Choices, TextInput} from './controls.tsx';
import styles from './styles.module.css';

/** Form field for an option, labeled with its name in the code. */
function OptionControl({field, onChange}: {field: OptionField; onChange: (value: string) => void}): ReactNode {
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

interface Props {
  options: readonly OptionField[];
  onChange: (id: string, value: string) => void;
}

/** Options in collapsible groups that show how many of their options are set. */
export function OptionGroups({options, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>Options</legend>
      {[...new Set(options.map(({option}) => option.group))].map((group) => {
        const members = options.filter(({option}) => option.group === group);
        const count = members.filter(({value, error}) => value && !error).length;
        return (
          <details key={group} className={styles.details}>
            <summary>
              {group}
              {count > 0 && <span className={styles.count}> {count} set</span>}
            </summary>
            {members.map((member) => (
              <OptionControl
                key={member.option.id}
                field={member}
                onChange={(value) => onChange(member.option.id, value)}
              />
            ))}
          </details>
        );
      })}
      <p className={styles.hint}>
        For details, see <Link to="/dev/test-configuration-options/">test configuration options</Link>.
      </p>
    </fieldset>
  );
}
