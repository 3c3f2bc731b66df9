import {areas} from '../../content/areas.ts';
import {manifestOf} from './manifest.ts';
import type {Twin} from './twin.ts';

/** A file for readers that are programs; its name is relative to the build. */
export interface ListFile {
  name: string;
  content: string;
}

export interface Site {
  title: string;
  tagline: string;
  /** The address of the site with the base URL. */
  root: string;
}

/** The pages of a part of the site. */
interface List {
  id: string;
  name: string;
  /** A sentence or two. */
  about: string | undefined;
  twins: readonly Twin[];
}

export const INDEX = 'llms.txt';
export const FULL = 'llms-full.txt';
export const MANIFEST = 'llms.json';

const byAddress = (a: Twin, b: Twin): number => (a.url < b.url ? -1 : 1);
const sizeOf = (text: string): number => Buffer.byteLength(text);
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const pageCount = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
const entry = ({title, markdownUrl, description}: Twin): string => `- [${title}](${markdownUrl}): ${description}`;
const document = (...blocks: (string | undefined)[]): string => `${blocks.filter((block) => block).join('\n\n')}\n`;

/**
 * `llms.txt` with the pages at `popular` and the areas, one list for each area, everything in one file, and the manifest. Pages of an
 * archived edition are in a list of their own, and not in the one file with everything.
 */
export function listFiles(all: readonly Twin[], site: Site, popular: readonly string[]): ListFile[] {
  const twins = [...all].sort(byAddress);
  const current = twins.filter(({archived}) => !archived);
  const at = (page: string): Twin | undefined => current.find(({url}) => url === site.root + page.slice(1));
  const lists: List[] = [
    ...areas.map(({id, name, landing}) => ({id, name, about: at(landing)?.description, twins: current.filter(({area}) => area === id)})),
    {id: 'archived', name: 'Archived versions', about: 'Documentation of earlier releases, which is no longer maintained.', twins: twins.filter(({archived}) => archived)},
  ].filter((list) => list.twins.length);

  const areaFiles = lists.map((list) => ({name: `llms/${list.id}.txt`, content: areaList(list, site)}));
  const full = {name: FULL, content: current.map(({markdown}) => markdown).join('\n')};
  const manifest = {name: MANIFEST, content: manifestOf(twins, site.root)};
  const opened = popular.flatMap((page) => at(page) ?? []);
  const index = document(
    `# ${site.title}`,
    `> ${at('/')?.description ?? site.tagline}`,
    'Each page is also available as Markdown: append `index.md` to its URL. The front matter contains the URL of the page and the date of its last change. Links to other pages lead to their Markdown versions.',
    opened.length ? '## Popular pages' : undefined,
    opened.map(entry).join('\n'),
    '## Product areas',
    'Each link leads to a list of the pages in a product area. The description states the total size of the pages and the size of the list.',
    lists.map((list, index) => areaEntry(list, areaFiles[index]!, site)).join('\n'),
    '## Complete documentation',
    [
      `- [All pages in one file](${site.root}${FULL}): the text of all current pages (${kilobytes(sizeOf(full.content))})`,
      `- [Manifest](${site.root}${MANIFEST}): URL, title, description, product area, type, date, and size of each page as JSON (${kilobytes(sizeOf(manifest.content))})`,
    ].join('\n'),
  );
  return [{name: INDEX, content: index}, ...areaFiles, full, manifest];
}

const areaList = ({name, about, twins}: List, {title, root}: Site): string =>
  document(`# ${name}`, about && `> ${about}`, `This list contains ${pageCount(twins.length)} of the ${title} as Markdown. For all product areas, see ${root}${INDEX}`, twins.map(entry).join('\n'));

function areaEntry({name, about, twins}: List, file: ListFile, {root}: Site): string {
  const bytes = twins.reduce((sum, {markdown}) => sum + sizeOf(markdown), 0);
  return `- [${name}](${root}${file.name}): ${about ? `${about} ` : ''}(${pageCount(twins.length)}, ${kilobytes(bytes)}; list: ${kilobytes(sizeOf(file.content))})`;
}
