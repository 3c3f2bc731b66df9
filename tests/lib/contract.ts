import routes from '../contract/routes.json' with {type: 'json'};

/** All documents in the specification. */
export const documents: readonly {id: string; path: string; sidebar: string | null}[] = routes;

/** Pages that aren't documents, except `/search/`, which the search tests cover. */
export const standalonePages = ['/', '/changes/', '/community/', '/quickstart/', '/resources/'] as const;

/** Path prefix of the archived version. */
export const archive = '/2024/';

export {siteUrl} from '../../src/config/brand.ts';
