import {areas} from '../../content/areas.ts';
import type {Twin} from './twin.ts';

/** The twins, as `llms.json` lists them. */
export interface Manifest {
  /** What every address begins with. */
  root: string;
  areas: {id: string; name: string}[];
  pages: (Omit<Twin, 'file' | 'markdown' | 'markdownUrl'> & {markdown: string; bytes: number})[];
}

/** The manifest of a site's twins, as JSON; `root` is the address of the site with the base URL. */
export function manifestOf(twins: readonly Twin[], root: string): string {
  const pages: Manifest['pages'] = twins.map(({url, markdownUrl, title, description, area, kind, archived, lastChanged, markdown}) => ({
    url,
    markdown: markdownUrl,
    title,
    description,
    area,
    kind,
    archived,
    ...(lastChanged && {lastChanged}),
    bytes: Buffer.byteLength(markdown),
  }));
  const manifest: Manifest = {root, areas: areas.map(({id, name}) => ({id, name})), pages};
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
