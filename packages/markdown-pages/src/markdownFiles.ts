import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {markdownFile, type MarkdownContent} from './convertPage.ts';
import {INDEX, listFiles, type MarkdownPage, type Site} from './lists.ts';
import type {Options} from './options.ts';

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

/** Returns the YAML front matter of a Markdown version: metadata of the page, and `index`, the URL of `llms.txt`. */
function header(
  {title, description, url, lastChanged, archived}: Omit<MarkdownPage, 'markdown'>,
  index: string,
): string {
  const facts = {
    title,
    description,
    url,
    ...(lastChanged && {last_changed: lastChanged}),
    ...(archived && {archived: true}),
    index,
  };
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n`;
}

/**
 * Writes files to a build folder. Names are relative to it.
 * @throws if a file with the same name already exists.
 */
export async function writeFiles(outDir: string, files: readonly {name: string; content: string}[]): Promise<void> {
  await Promise.all(files.map((file) => writeOne(outDir, file)));
}

async function writeOne(outDir: string, {name, content}: {name: string; content: string}): Promise<void> {
  try {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `markdown-pages: /${name} already exists in the build: remove the file with this name from static/`,
      {cause: error},
    );
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
