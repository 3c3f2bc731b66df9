import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
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
}: Props): ReactNode {
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
