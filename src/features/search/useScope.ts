import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {areaOf, type AreaId} from '../../content/areas.ts';

/** What pages that are no documents are tagged with. */
export const DEFAULT_TAG = 'default';

export interface ReaderScope {
  /** The language that the reader reads, and the tags of the versions. */
  language: string;
  tags: string[];
  /** The area in which the reader is; none on pages that are no documents. */
  near?: AreaId;
}

/** What search is narrowed to where the reader is: as contextual search of the hosted service does it. */
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
