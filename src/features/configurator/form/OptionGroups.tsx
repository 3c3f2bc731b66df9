import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OptionField} from '../model/types.ts';
import {OptionControl} from './OptionControl.tsx';
import styles from './styles.module.css';

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
