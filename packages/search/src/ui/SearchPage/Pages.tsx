import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {writeParams, type PageParams} from './params.ts';
import styles from './styles.module.css';

/** Pagination with links to the first, last, and current page of results and the two pages on each side. */
export function Pages({params, count}: {params: PageParams; count: number}): ReactNode {
  if (count < 2) return null;
  const shown = Array.from({length: count}, (_, i) => i + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - params.page) < 3,
  );
  const link = (page: number) => `/search/${writeParams({...params, page})}`;
  return (
    <nav aria-label="Result pages" className={styles.pages}>
      {params.page > 1 && <Link to={link(params.page - 1)}>Previous</Link>}
      {shown.map((page, i) => (
        <span key={page}>
          {i > 0 && page - shown[i - 1]! > 1 && <span aria-hidden="true">… </span>}
          <Link to={link(page)} aria-label={`Page ${page}`} aria-current={page === params.page ? 'page' : undefined}>
            {page}
          </Link>
        </span>
      ))}
      {params.page < count && <Link to={link(params.page + 1)}>Next</Link>}
    </nav>
  );
}
