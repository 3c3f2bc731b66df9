import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {titleOf} from '../content/routes.ts';
import {readSynonyms} from '../data/synonyms.ts';
import {CHANGES_PATH} from '../lib/changes.ts';
import type {Options as IndexOptions} from '../plugins/publish/steps/search/options.ts';
import type {Settings} from './env.ts';

/** Path of the search page, below the base URL. */
export const searchPagePath = 'search';

/** Returns the options of the embedded search index. */
export const indexOptions = (): IndexOptions => ({
  synonyms: readSynonyms(titleOf),
  exclude: ['/', `/${searchPagePath}/`, `/${CHANGES_PATH}`],
});

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
