import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocFrontMatter} from '../../content/frontMatter.ts';

/** What the front matter of a document adds to what its page shows. */
export interface DocFacts {
  kind: string;
  deprecated: boolean;
  archived: boolean;
  keywords: string[];
  /** Questions that the page answers, in the words of readers. */
  questions: string[];
}

/** A document as Docusaurus loaded it. */
export interface LoadedDoc {
  /** With the base URL and a slash at the end, as the routes of the build have it. */
  permalink: string;
  /** `@site/docs/…`. */
  source: string;
  title: string;
  description: string;
  tag: string;
  skeleton: boolean;
  facts: DocFacts;
}

/** The documents of all versions, from what the docs plugin loaded. */
export function loadedDocs(allContent: AllContent): LoadedDoc[] {
  const plugins = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}) as [id: string, content: LoadedContent][];
  return plugins.flatMap(([id, {loadedVersions}]) =>
    loadedVersions.flatMap(({docs, versionName, banner}) =>
      docs.map(({permalink, source, title, description, frontMatter}) => {
        const {kind, status, keywords, questions, skeleton} = frontMatter as Partial<DocFrontMatter>;
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
            keywords: keywords ?? [],
            questions: questions ?? [],
          },
        };
      }),
    ),
  );
}

/** What a page is that is no document. */
export const NO_DOCUMENT: DocFacts = {kind: 'page', deprecated: false, archived: false, keywords: [], questions: []};

/** `/2024/api-testing/` is in the area of `/api-testing/`. */
export const withoutEdition = (page: string, archived: boolean): string => (archived ? page.replace(/^\/[^/]+(?=\/)/, '') : page);
