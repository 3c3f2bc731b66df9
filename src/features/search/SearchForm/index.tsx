import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A large search field that opens the search page with what was typed; a plain form, so it needs no script. */
export function SearchForm(): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.form}>
      <input
        type="search"
        name="q"
        required
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
