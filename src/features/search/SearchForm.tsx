import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './SearchForm.module.css';

/** Large search field that opens the search page. It's a plain HTML form, so it works without JavaScript. `query` is its initial value. */
export function SearchForm({query}: {query?: string}): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.form}>
      <input
        type="search"
        name="q"
        required
        defaultValue={query}
        className={styles.field}
        aria-label="Search the documentation"
        placeholder="Search for a task, a capability, or an error message"
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
