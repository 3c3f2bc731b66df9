import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {areaOf, type AreaId} from '../../content/areas.ts';

/** Tag of pages that don't belong to a docs version. */
export const DEFAULT_TAG = 'default';

/** Search scope of the current page. */
export interface ReaderScope {
  /** Current locale, and the tags of the current docs versions and `DEFAULT_TAG`. */
  language: string;
  tags: string[];
  /** Area of the current page; undefined on basics pages and on pages outside the areas. */
  near?: AreaId;
}

/** Returns the search scope of the current page, with the same tags as Docusaurus's contextual search. */
export function useScope(): ReaderScope {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    const route = `/${pathname.slice(baseUrl.length)}`.replace(/^\/\d{4}(?=\/)/, '');
    const area = areaOf(route);
    return {
      language: currentLocale,
      tags: [DEFAULT_TAG, ...versions.split(' ')],
      ...(area !== 'basics' && {near: area}),
    };
  }, [baseUrl, currentLocale, pathname, versions]);
}
