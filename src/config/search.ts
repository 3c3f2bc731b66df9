import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Options} from 'docusaurus-plugin-site-search';
import {areas} from '../content/areas.ts';
import {titleOf} from '../content/routes.ts';
import {readSynonyms} from '../data/synonyms.ts';
import {CHANGES_PATH} from '../lib/changes.ts';
import {repository} from './brand.ts';
import type {Settings} from './env.ts';
import {popular} from './home.ts';
import {searchTexts} from './searchTexts.ts';

/** Path of the search page, below the base URL. */
export const searchPagePath = 'search';

/** Returns the options of the search. */
export const searchOptions = () =>
  ({
    areas,
    exclude: ['/', `/${searchPagePath}/`, `/${CHANGES_PATH}`],
    synonyms: readSynonyms(titleOf),
    popular,
    suggestions: [
      'Sauce Connect',
      'test configuration options',
      'data center endpoints',
      'saucectl run',
      'quick start',
    ],
    missingResultsUrl: `${repository}/issues/new?title=No%20search%20results%20for%20%22{query}%22`,
    texts: searchTexts,
    // `src/pages/search.tsx` is the search page.
    searchPage: false,
  }) satisfies Options;

/** Returns globs of the files in `src/pages` that are not pages. With hosted search, the Algolia theme provides the search page. */
export const pagesExclude = ({algolia}: Settings): string[] => [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
  ...(algolia ? ['search.tsx'] : []),
];

/** Returns the theme configuration of hosted search, or undefined if hosted search is not configured. */
export function hostedSearch({algolia, siteUrl}: Settings): Pick<UserThemeConfig, 'algolia'> | undefined {
  if (!algolia) return undefined;
  const {askAiAssistantId, ...account} = algolia;
  return {
    algolia: {
      ...account,
      contextualSearch: true,
      searchPagePath,
      // Opens results on other hosts with a full page load.
      externalUrlRegex: `^https?://(?!${new URL(siteUrl).host.replaceAll('.', '\\.')}(/|$))`,
      ...(askAiAssistantId && {askAi: askAiAssistantId}),
    },
  };
}
