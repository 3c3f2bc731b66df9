import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {readSynonyms} from '../data/synonyms.ts';
import {CHANGES_PATH} from '../lib/changes.ts';
import type {Options as IndexOptions} from '../plugins/search-index/options.ts';
import type {Settings} from './env.ts';

/** Where the search page is, below the base URL. */
export const searchPagePath = 'search';

/** What the embedded search is made from. */
export const indexOptions = (): IndexOptions => ({synonyms: readSynonyms(), exclude: ['/', `/${searchPagePath}/`, `/${CHANGES_PATH}`]});

/** Files in `src/pages` that are no pages; the search page is the hosted search's own where that is configured. */
export const pagesExclude = ({algolia}: Settings): string[] => [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
  ...(algolia ? ['search.tsx'] : []),
];

/** The settings of the hosted search for Docusaurus's theme; nothing where it is not configured. */
export function hostedSearch({algolia, siteUrl}: Settings): Pick<UserThemeConfig, 'algolia'> | undefined {
  if (!algolia) return undefined;
  const {askAiAssistantId, ...account} = algolia;
  return {
    algolia: {
      ...account,
      contextualSearch: true,
      searchPagePath,
      // A hit on any host but the site's own is opened by a full page load.
      externalUrlRegex: `^https?://(?!${new URL(siteUrl).host.replaceAll('.', '\\.')}(/|$))`,
      ...(askAiAssistantId && {askAi: askAiAssistantId}),
    },
  };
}
