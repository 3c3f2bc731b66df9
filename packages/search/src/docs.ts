import type {AllContent} from '@docusaurus/types';
import type {PageFacts} from './indexer/records.ts';

/** A document that a docs plugin loaded. */
export interface Doc {
  /** URL path with the base URL and a trailing slash. */
  route: string;
  /** Source file, such as `@site/docs/overview.mdx`. */
  source: string;
  title: string;
  description: string;
  /** Docusaurus search tag: `docs-<plugin ID>-<version>`. */
  tag: string;
  isUnlisted: boolean;
  facts: PageFacts;
}

/** The documents of all docs plugins, and the versions of each plugin. */
export interface Docs {
  docs: readonly Doc[];
  versions: readonly (readonly {path: string; isLast: boolean}[])[];
}

/** The part of the docs plugin's content that the search uses. */
interface LoadedContent {
  loadedVersions: {
    path: string;
    isLast: boolean;
    versionName: string;
    banner: string | null;
    docs: {
      permalink: string;
      source: string;
      title: string;
      description: string;
      unlisted: boolean;
      frontMatter: Record<string, unknown>;
    }[];
  }[];
}

/** Returns the documents that the docs plugins loaded. Their front matter can have `kind`, `deprecated`, `keywords`, `questions`, and `queries`. */
export function docsOf(allContent: AllContent): Docs {
  const plugins = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}) as [string, LoadedContent][];
  return {
    versions: plugins.map(([, {loadedVersions}]) => loadedVersions),
    docs: plugins.flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap(({docs, versionName, banner}) =>
        docs.map(({permalink, source, title, description, unlisted, frontMatter}) => ({
          route: permalink.replace(/\/?$/, '/'),
          source,
          title,
          description,
          tag: `docs-${id}-${versionName}`,
          isUnlisted: unlisted,
          facts: factsOf(frontMatter, banner === 'unmaintained'),
        })),
      ),
    ),
  };
}

const factsOf = (
  {kind, deprecated, keywords, questions, queries}: Record<string, unknown>,
  archived: boolean,
): PageFacts => ({
  kind: typeof kind === 'string' ? kind : 'page',
  deprecated: deprecated === true,
  archived,
  keywords: textsOf(keywords),
  questions: [...textsOf(questions), ...textsOf(queries)],
});

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
