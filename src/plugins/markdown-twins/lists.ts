import {areas} from '../../content/areas.ts';
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

export const INDEX = 'llms.txt';
export const FULL = 'llms-full.txt';
export const MANIFEST = 'llms.json';

const byAddress = (a: Twin, b: Twin): number => (a.url < b.url ? -1 : 1);
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const sizeOf = (text: string): number => Buffer.byteLength(text);
const entry = ({title, markdownUrl, description}: Twin): string => `- [${title}](${markdownUrl}): ${description}`;

/** A list of an area's pages. */
function areaList(name: string, site: Site, twins: readonly Twin[]): string {
  return `# ${name}\n\n> ${pageCount(twins.length)} of the ${site.title}, each as Markdown. All areas: ${site.root}${INDEX}\n\n${twins.map(entry).join('\n')}\n`;
}

const pageCount = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/**
 * `llms.txt` with the areas and their sizes, one list for each area, everything in one file, and the manifest. Pages of an archived edition
 * are in a list of their own, and not in the one file with everything.
 */
export function listFiles(all: readonly Twin[], site: Site): ListFile[] {
  const twins = [...all].sort(byAddress);
  const current = twins.filter(({archived}) => !archived);
  const old = twins.filter(({archived}) => archived);
  const lists = [
    ...areas.map(({id, name}) => ({id: id as string, name: name as string, twins: current.filter(({area}) => area === id)})),
    {id: 'archived', name: 'Archived editions, no longer maintained', twins: old},
  ].filter((list) => list.twins.length);
  const areaFiles = lists.map((list) => ({...list, file: {name: `llms/${list.id}.txt`, content: areaList(list.name, site, list.twins)}}));
  const full = {name: FULL, content: current.map(({markdown}) => markdown).join('\n')};
  const manifest = {name: MANIFEST, content: manifestOf(twins, site.root)};
  const lines = areaFiles.map(({name, file, twins: own}) => {
    const bytes = own.reduce((sum, {markdown}) => sum + sizeOf(markdown), 0);
    return `- [${name}](${site.root}${file.name}): ${pageCount(own.length)}, ${kilobytes(bytes)} of Markdown; the list has ${kilobytes(sizeOf(file.content))}`;
  });
  const index = [
    `# ${site.title}`,
    `> ${site.tagline} Every page is also there as Markdown: put \`index.md\` after its address, as in ${site.root}overview/index.md.`,
    '## Areas',
    lines.join('\n'),
    '## Everything',
    [
      `- [All pages in one file](${site.root}${FULL}): ${kilobytes(sizeOf(full.content))}`,
      `- [Manifest](${site.root}${MANIFEST}): address, title, description, area, kind, date and size of every page as JSON, ${kilobytes(sizeOf(manifest.content))}`,
    ].join('\n'),
  ].join('\n\n');
  return [{name: INDEX, content: `${index}\n`}, ...areaFiles.map(({file}) => file), full, manifest];
}

/** The twins, as `llms.json` lists them. */
export interface Manifest {
  /** What every address begins with. */
  root: string;
  areas: {id: string; name: string}[];
  pages: (Omit<Twin, 'file' | 'markdown' | 'markdownUrl'> & {markdown: string; bytes: number})[];
}

function manifestOf(twins: readonly Twin[], root: string): string {
  const pages: Manifest['pages'] = twins.map(({url, markdownUrl, title, description, area, kind, archived, lastChanged, markdown}) => ({
    url,
    markdown: markdownUrl,
    title,
    description,
    area,
    kind,
    archived,
    ...(lastChanged && {lastChanged}),
    bytes: sizeOf(markdown),
  }));
  const manifest: Manifest = {root, areas: areas.map(({id, name}) => ({id, name})), pages};
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
