import type {Document} from 'domhandler';
import {header} from './header.ts';
import {markdownFile, resolveLink, type Targets} from './links.ts';
import {INDEX, listFiles, type Site} from './lists.ts';
import type {MarkdownPage} from './markdownPage.ts';
import type {Options} from './options.ts';
import {readPage} from './readPage.ts';
import {toMarkdown} from './toMarkdown.ts';
import {writeFiles} from './writeFiles.ts';

/** The part of a Markdown version that depends only on the page and on which pages exist. */
export interface MarkdownContent {
  title: string;
  description: string;
  content: string;
}

/** Metadata of a page that its HTML doesn't contain. */
export interface PageFacts {
  /** Path without the base URL, with a leading and trailing slash. */
  page: string;
  /** Type of the page for the manifest. */
  kind: string;
  /** Whether the page belongs to a version that is no longer maintained. The first segment of its path is the version. */
  archived: boolean;
  /** Date of the last change (`YYYY-MM-DD`). */
  lastChanged?: string | undefined;
}

/**
 * Converts a page to Markdown. `page` is its path without the base URL.
 * @throws if the page contains something that Markdown can't represent. The error contains the path.
 */
export function convertPage(document: Document, page: string, targets: Targets): MarkdownContent {
  try {
    const {title, description, root} = readPage(document);
    return {title, description, content: toMarkdown(root, (href) => resolveLink(href, page, targets))};
  } catch (error) {
    throw new Error(`cannot convert ${page} to Markdown: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Writes the Markdown versions (`index.md` next to each `index.html`) and their lists: `llms.txt`, a list for each area in `llms/`,
 * `llms-full.txt`, and `llms.json`.
 * @returns a summary for the log.
 * @throws if one of the files already exists.
 */
export async function writeMarkdownPages(
  outDir: string,
  pages: readonly (PageFacts & MarkdownContent)[],
  site: Site,
  options: Required<Options>,
): Promise<string> {
  const areaOf = (page: string): string => options.areas.find(({prefix}) => page.startsWith(prefix))!.id;
  const versions = pages.map(({page, title, description, content, kind, archived, lastChanged}): MarkdownPage => {
    const facts = {
      title,
      description,
      url: site.root + page.slice(1),
      markdownUrl: site.root + markdownFile(page),
      file: markdownFile(page),
      area: areaOf(archived ? page.replace(/^\/[^/]+(?=\/)/, '') : page),
      kind,
      archived,
      ...(lastChanged && {lastChanged}),
    };
    return {...facts, markdown: header(facts, site.root + INDEX) + content};
  });
  const lists = listFiles(versions, site, options);
  await writeFiles(outDir, [...versions.map(({file, markdown}) => ({name: file, content: markdown})), ...lists]);
  const bytes = versions.reduce((sum, {markdown}) => sum + Buffer.byteLength(markdown), 0);
  return `${(bytes / 1e6).toFixed(1)} MB, ${lists.length} lists`;
}
