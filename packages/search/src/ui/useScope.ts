import {useMemo} from 'react';
import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {areaOf, latestPath} from '../format/areas.ts';
import {areas} from './options.ts';

/** Tag of pages that don't belong to a docs version. */
export const DEFAULT_TAG = 'default';

/** Search scope of the current page. */
export interface ReaderScope {
  /** Current locale, and the tags of the current docs versions and `DEFAULT_TAG`. */
  language: string;
  tags: string[];
  /** Area of the current page; undefined in the last area, which contains the pages outside all others. */
  near?: string;
}

/** Returns the search scope of the current page, with the same tags as Docusaurus's contextual search. */
export function useScope(): ReaderScope {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = useDocsContextualSearchTags().join(' ');
  const docs = useAllDocsData();
  return useMemo(() => {
    const docsVersions = Object.values(docs).map(({versions}) => versions);
    const area = areaOf(`/${latestPath(pathname, docsVersions).slice(baseUrl.length)}`, areas);
    return {
      language: currentLocale,
      tags: [DEFAULT_TAG, ...versions.split(' ')],
      ...(area.prefix !== '/' && {near: area.id}),
    };
  }, [baseUrl, currentLocale, docs, pathname, versions]);
}
