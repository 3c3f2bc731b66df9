import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {readFrontMatter, type DocFrontMatter} from '../../content/frontMatter.ts';

/** Metadata from the front matter and version of a document that its page doesn't show. */
export interface DocFacts {
  kind: string;
  deprecated: boolean;
  archived: boolean;
  keywords: string[];
  /** Questions and search queries that the page answers, in the words of users. */
  questions: string[];
}

/** A document that Docusaurus loaded. */
export interface LoadedDoc {
  /** URL path with the base URL and a trailing slash, like the routes of the build. */
  permalink: string;
  /** Source file, such as `@site/docs/overview.mdx`. */
  source: string;
  title: string;
  description: string;
  /** Docusaurus search tag: `docs-<plugin ID>-<version>`. */
  tag: string;
  /** Whether the content is still to be written. */
  skeleton: boolean;
  facts: DocFacts;
}

/** Returns the words in front matter that only the search uses. */
export const searchWordsOf = ({
  keywords = [],
  questions = [],
  queries = [],
}: Partial<DocFrontMatter>): Pick<DocFacts, 'keywords' | 'questions'> => ({
  keywords,
  questions: [...questions, ...queries],
});

/** Returns the words for search in a source file, because the front matter that Docusaurus loads doesn't contain them (`parseDocFrontMatter`). */
const searchWordsIn = (file: string): Pick<DocFacts, 'keywords' | 'questions'> =>
  searchWordsOf(readFrontMatter(readFileSync(file, 'utf8')));

/**
 * Returns the documents of all versions from the content that the docs plugins loaded. `siteDir` is the folder of the site.
 * @throws if a source file can't be read.
 */
export function loadedDocs(allContent: AllContent, siteDir: string): LoadedDoc[] {
  const plugins = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}) as [
    id: string,
    content: LoadedContent,
  ][];
  return plugins.flatMap(([id, {loadedVersions}]) =>
    loadedVersions.flatMap(({docs, versionName, banner}) =>
      docs.map(({permalink, source, title, description, frontMatter}) => {
        const {kind, status, skeleton} = frontMatter as Partial<DocFrontMatter>;
        return {
          permalink: permalink.endsWith('/') ? permalink : `${permalink}/`,
          source,
          title,
          description,
          tag: `docs-${id}-${versionName}`,
          skeleton: skeleton === true,
          facts: {
            kind: kind ?? 'page',
            deprecated: status === 'deprecated' || status === 'legacy' || status === 'end-of-life',
            archived: banner === 'unmaintained',
            ...searchWordsIn(path.join(siteDir, source.replace('@site/', ''))),
          },
        };
      }),
    ),
  );
}

/** Metadata of pages that aren't documents. */
export const NO_DOCUMENT: DocFacts = {kind: 'page', deprecated: false, archived: false, keywords: [], questions: []};

/** Removes the version segment from the path of an archived page: `/2024/api-testing/` returns `/api-testing/`. */
export const withoutEdition = (page: string, archived: boolean): string =>
  archived ? page.replace(/^\/[^/]+(?=\/)/, '') : page;
