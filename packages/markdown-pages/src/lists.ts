import type {Area, Options} from './options.ts';

/** Markdown version of a page, with the metadata for the lists. All URLs are absolute. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** URL of the page. */
  url: string;
  /** URL of the Markdown version. */
  markdownUrl: string;
  /** Path of the Markdown version, relative to the build folder. */
  file: string;
  /** ID of the area. */
  area: string;
  kind: string;
  /** Whether the page belongs to a version that is no longer maintained. */
  archived: boolean;
  /** Date of the last change (`YYYY-MM-DD`), if the page has been committed to Git. */
  lastChanged?: string;
  /** Front matter and content. */
  markdown: string;
}

/** A list for programs such as language models. `name` is relative to the build folder. */
export interface ListFile {
  name: string;
  content: string;
}

/** Site metadata for the lists. */
export interface Site {
  title: string;
  tagline: string;
  /** Absolute URL of the site, including the base URL. */
  root: string;
  /** Instructions for AI agents: paths of the files relative to the build folder. */
  skills?: readonly {name: string; description: string; file: string}[];
}

/** Content of `llms.json`. */
export interface Manifest {
  /** URL that all page URLs start with. */
  root: string;
  areas: {id: string; name: string}[];
  pages: (Omit<MarkdownPage, 'file' | 'markdown' | 'markdownUrl'> & {markdown: string; bytes: number})[];
}

/** The pages of an area, or the archived pages. */
interface List {
  id: string;
  name: string;
  /** Description in one or two sentences. */
  about: string | undefined;
  markdownPages: readonly MarkdownPage[];
}

/** File names of the lists, relative to the build folder. */
export const INDEX = 'llms.txt';
export const FULL = 'llms-full.txt';
export const MANIFEST = 'llms.json';

const byAddress = (a: MarkdownPage, b: MarkdownPage): number => (a.url < b.url ? -1 : 1);
const sizeOf = (text: string): number => Buffer.byteLength(text);
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const pageCount = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
const entry = ({title, markdownUrl, description}: MarkdownPage): string =>
  `- [${title}](${markdownUrl}): ${description}`;
const document = (...blocks: (string | undefined)[]): string => `${blocks.filter((block) => block).join('\n\n')}\n`;

/**
 * Returns `llms.txt` with the pages at `popular` and the areas, a list for each area, `llms-full.txt` with all current pages, and
 * the manifest. Pages of archived versions are in a separate list, and not in `llms-full.txt`.
 */
export function listFiles(
  all: readonly MarkdownPage[],
  site: Site,
  {areas, areaNoun, popular}: Required<Options>,
): ListFile[] {
  const markdownPages = [...all].sort(byAddress);
  const current = markdownPages.filter(({archived}) => !archived);
  const at = (page: string): MarkdownPage | undefined => current.find(({url}) => url === site.root + page.slice(1));
  const lists: List[] = [
    ...areas.map(({id, name, landing}) => ({
      id,
      name,
      about: at(landing)?.description,
      markdownPages: current.filter(({area}) => area === id),
    })),
    {
      id: 'archived',
      name: 'Archived versions',
      about: 'Documentation of earlier releases, which is no longer maintained.',
      markdownPages: markdownPages.filter(({archived}) => archived),
    },
  ].filter((list) => list.markdownPages.length);

  const areaFiles = lists.map((list) => ({name: `llms/${list.id}.txt`, content: areaList(list, site, areaNoun)}));
  const full = {name: FULL, content: current.map(({markdown}) => markdown).join('\n')};
  const manifest = {name: MANIFEST, content: manifestOf(markdownPages, site.root, areas)};
  const opened = popular.flatMap((page) => at(page) ?? []);
  const index = document(
    `# ${site.title}`,
    `> ${at('/')?.description ?? site.tagline}`,
    'Each page is also available as Markdown: append `index.md` to its URL. The front matter contains the URL of the page and the date of its last change. Links to other pages lead to their Markdown versions.',
    opened.length ? '## Popular pages' : undefined,
    opened.map(entry).join('\n'),
    site.skills?.length ? '## Agent skills' : undefined,
    site.skills?.map(({name, description, file}) => `- [${name}](${site.root}${file}): ${description}`).join('\n'),
    `## ${areaNoun.charAt(0).toUpperCase()}${areaNoun.slice(1)}s`,
    `Each link leads to a list of the pages in one ${areaNoun}. The description states the total size of the pages and the size of the list.`,
    lists.map((list, index) => areaEntry(list, areaFiles[index]!, site)).join('\n'),
    '## Complete documentation',
    [
      `- [All pages in one file](${site.root}${FULL}): the text of all current pages (${kilobytes(sizeOf(full.content))})`,
      `- [Manifest](${site.root}${MANIFEST}): URL, title, description, ${areaNoun}, type, date, and size of each page as JSON (${kilobytes(sizeOf(manifest.content))})`,
    ].join('\n'),
  );
  return [{name: INDEX, content: index}, ...areaFiles, full, manifest];
}

const areaList = ({name, about, markdownPages}: List, {title, root}: Site, areaNoun: string): string =>
  document(
    `# ${name}`,
    about && `> ${about}`,
    `This list contains ${pageCount(markdownPages.length)} of the ${title} as Markdown. For all ${areaNoun}s, see ${root}${INDEX}`,
    markdownPages.map(entry).join('\n'),
  );

function areaEntry({name, about, markdownPages}: List, file: ListFile, {root}: Site): string {
  const bytes = markdownPages.reduce((sum, {markdown}) => sum + sizeOf(markdown), 0);
  return `- [${name}](${root}${file.name}): ${about ? `${about} ` : ''}(${pageCount(markdownPages.length)}, ${kilobytes(bytes)}; list: ${kilobytes(sizeOf(file.content))})`;
}

/** Returns the manifest of all Markdown versions as JSON. `root` is the absolute URL of the site, including the base URL. */
function manifestOf(markdownPages: readonly MarkdownPage[], root: string, areas: readonly Area[]): string {
  const pages: Manifest['pages'] = markdownPages.map(
    ({url, markdownUrl, title, description, area, kind, archived, lastChanged, markdown}) => ({
      url,
      markdown: markdownUrl,
      title,
      description,
      area,
      kind,
      archived,
      ...(lastChanged && {lastChanged}),
      bytes: Buffer.byteLength(markdown),
    }),
  );
  const manifest: Manifest = {root, areas: areas.map(({id, name}) => ({id, name})), pages};
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
