import type {MarkdownPage} from './markdownPage.ts';
import type {Area} from './options.ts';

/** Content of `llms.json`. */
export interface Manifest {
  /** URL that all page URLs start with. */
  root: string;
  areas: {id: string; name: string}[];
  pages: (Omit<MarkdownPage, 'file' | 'markdown' | 'markdownUrl'> & {markdown: string; bytes: number})[];
}

/** Returns the manifest of all Markdown versions as JSON. `root` is the absolute URL of the site, including the base URL. */
export function manifestOf(markdownPages: readonly MarkdownPage[], root: string, areas: readonly Area[]): string {
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
