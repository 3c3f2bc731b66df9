import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SearchForm} from 'docusaurus-plugin-site-search/ui';
import {searchPlaceholder} from '../../config/searchTexts.ts';
import {nearestPages, PAGES_FILE, wordsOfPath, type KnownPage} from '../../lib/nearestPages.ts';
import styles from './styles.module.css';

const MOST = 5;

/** Returns up to 5 pages with a path similar to `pathname`; empty while the list of pages is loading and if loading fails. */
function useNearestPages(pathname: string): readonly KnownPage[] {
  const file = useBaseUrl(`/${PAGES_FILE}`);
  const [known, setKnown] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(file, {signal: request.signal})
      .then((response) => (response.ok ? (response.json() as Promise<KnownPage[]>) : []))
      .then(setKnown)
      .catch(() => undefined);
    return () => request.abort();
  }, [file]);
  return nearestPages(pathname, known, MOST);
}

/** Pages from which readers can find all others. */
const entrances = [
  {to: '/', label: 'Home page'},
  {to: '/overview/', label: 'Get started'},
  {to: '/quickstart/', label: 'Quickstarts'},
  {to: '/dev/api/', label: 'REST APIs'},
  {to: '/dev/cli/', label: 'Command-line tools'},
  {to: '/dev/error-messages/', label: 'Error messages'},
] as const;

/** Help for a path without a page: a search with the words of the path, similar pages, and links to the main pages. */
export default function Help(): ReactNode {
  const base = useBaseUrl('/');
  const {pathname: address} = useLocation();
  const pathname = address.startsWith(base) ? address.slice(base.length - 1) : address;
  const pages = useNearestPages(pathname);
  // The static HTML of the not-found page is the same for every path.
  const words = useIsBrowser() ? wordsOfPath(pathname).join(' ') : '';
  // The similar pages are loaded late, so they come last in their column to avoid layout shifts.
  return (
    <div className={styles.columns}>
      <div>
        <SearchForm key={words} query={words} placeholder={searchPlaceholder} />
        {pages.length > 0 && (
          <section aria-labelledby="nearest">
            <h2 id="nearest" className={styles.heading}>
              Did you mean one of these pages?
            </h2>
            <ul className={styles.list}>
              {pages.map(([path, title]) => (
                <li key={path}>
                  <Link to={path}>{title}</Link> <small>{path}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <nav aria-labelledby="entrances">
        <h2 id="entrances" className={styles.heading}>
          Browse the documentation
        </h2>
        <ul className={styles.list}>
          {entrances.map(({to, label}) => (
            <li key={to}>
              {/* The link isn't checked, because sites without these pages have a not-found page, too. */}
              <Link to={to} data-noBrokenLinkCheck>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
