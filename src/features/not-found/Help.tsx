import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {wordsOfPath} from '../../lib/nearestPages.ts';
import {useNearestPages} from './useNearestPages.ts';

/** Links for a path without a page: similar pages, and a search with the words of the path. */
export default function Help(): ReactNode {
  const base = useBaseUrl('/');
  const {pathname: address} = useLocation();
  const pathname = address.startsWith(base) ? address.slice(base.length - 1) : address;
  const pages = useNearestPages(pathname);
  // The static HTML of the not-found page is the same for every path.
  const words = useIsBrowser() ? wordsOfPath(pathname).join(' ') : '';
  // The link to search isn't checked, because sites without a search page have a not-found page, too.
  // Late content comes last, and changing text is at the end of its line, to avoid layout shifts.
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
