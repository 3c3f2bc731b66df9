import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {wordsOfPath} from '../../lib/nearestPages.ts';
import {useNearestPages} from './useNearestPages.ts';

/** What a reader can do who came to an address without a page: open one of the nearest pages, or search with the address's words. */
export default function Help(): ReactNode {
  const base = useBaseUrl('/');
  const {pathname: address} = useLocation();
  const pathname = address.startsWith(base) ? address.slice(base.length - 1) : address;
  const pages = useNearestPages(pathname);
  // The HTML of the not-found page is the same for every address.
  const words = useIsBrowser() ? wordsOfPath(pathname).join(' ') : '';
  // The link to search is not checked: sites without that page have a not-found page too.
  // What comes late stands last, and what changes ends its line, so that nothing moves.
  return (
    <>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
      <p>
        <Link to={words ? `/search/?q=${encodeURIComponent(words)}` : '/search/'} data-noBrokenLinkCheck>
          {words ? `Search for “${words}”` : 'Search'}
        </Link>
      </p>
      {pages.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Did you mean one of these pages?</h2>
          <ul>
            {pages.map(([path, title]) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <small>{path}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
