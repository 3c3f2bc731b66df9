import routes from '../contract/routes.json' with {type: 'json'};

/** Every document that the specification names. */
export const documents: readonly {id: string; path: string; sidebar: string | null}[] = routes;

/** The pages that are no documents; `/search/` is proven by the tests of search. */
export const standalonePages = ['/', '/changes/', '/community/', '/quickstart/', '/resources/'] as const;

/** The archived edition. */
export const archive = '/2024/';

export {siteUrl} from '../../src/config/brand.ts';
