import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './SearchForm.module.css';

interface Props {
  /** Initial value of the field. */
  query?: string;
  placeholder?: string;
}

/** Large search field that opens the search page. It's a plain HTML form, so it works without JavaScript. */
export function SearchForm({query, placeholder}: Props): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.form}>
      <input
        type="search"
        name="q"
        required
        defaultValue={query}
        className={styles.field}
        aria-label="Search the documentation"
        placeholder={placeholder}
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
