import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {appliesTo, type AppliesTo} from '@site/src/content/badges';
import {narrow, type Count} from './narrow';
import styles from './styles.module.css';

interface Props {
  /** Plural noun for the entries, such as `capabilities`. */
  noun: string;
  /** Platforms to filter by: keys of `appliesTo`, separated by spaces. */
  facets?: string;
}

/**
 * Form that filters the entries of the surrounding list. Without JavaScript, the form is hidden and the list is complete. A link to a
 * hidden entry clears the filter.
 */
export function ReferenceFilter({noun, facets}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState('');
  const [count, setCount] = useState<Count>();

  useEffect(() => {
    const list = form.current?.closest('.filterable');
    if (list) setCount(narrow(list, words, place));
  }, [words, place]);

  useEffect(() => {
    const clear = () => {
      const list = form.current?.closest('.filterable');
      const entry = document.getElementById(window.location.hash.slice(1));
      if (list && entry && list.contains(entry)) {
        // The browser couldn't scroll to the entry while it was hidden.
        narrow(list, '', '');
        entry.scrollIntoView();
      }
      setWords('');
      setPlace('');
    };
    window.addEventListener('hashchange', clear);
    return () => window.removeEventListener('hashchange', clear);
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label={`Filter ${noun}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.label} htmlFor={id}>
        Filter {noun}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {facets && (
        <fieldset className={styles.places}>
          <legend className={styles.legend}>Supported on</legend>
          {['', ...facets.split(' ')].map((value) => (
            <label key={value} className={styles.place}>
              <input type="radio" name={id} value={value} checked={place === value} onChange={() => setPlace(value)} />
              <span>{value ? appliesTo[value as AppliesTo] : 'All platforms'}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.status} role="status">
        {count && (count.shown < count.all ? `${count.shown} of ${count.all} ${noun}` : `${count.all} ${noun}`)}
      </p>
    </form>
  );
}
