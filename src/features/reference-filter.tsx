import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {appliesTo, type AppliesTo} from '@site/src/content/badges';
import styles from './reference-filter.module.css';

/** Number of entries in a list, and number of entries shown. */
interface Count {
  all: number;
  shown: number;
}

const ENTRY = '.entry, tbody tr';
const LEAF = '.entry:not([hidden], :has(.entry))';

/**
 * Shows the entries of `list` that contain all `words` and apply to `place`, and hides the others. Empty values match all entries. An entry
 * that contains other entries is a group and is shown if any of its entries is shown.
 */
function narrow(list: Element, words: string, place: string): Count {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const count = {all: 0, shown: 0};
  const groups: HTMLElement[] = [];
  for (const entry of list.querySelectorAll<HTMLElement>(ENTRY)) {
    if (entry.querySelector('.entry')) {
      groups.push(entry);
      continue;
    }
    if (entry.parentElement?.closest('.entry')?.querySelector('.entry') === null) continue;
    const text = (entry.textContent ?? '').toLowerCase();
    const fits =
      wanted.every((word) => text.includes(word)) && (!place || (entry.dataset['on'] ?? '').split(' ').includes(place));
    entry.hidden = !fits;
    count.all += 1;
    if (fits) count.shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector(LEAF);
  list.toggleAttribute('data-narrowed', count.shown < count.all);
  return count;
}

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
