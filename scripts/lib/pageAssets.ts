import {Parser} from 'htmlparser2';

/** What a page makes a browser load by itself. */
export interface Asset {
  kind: 'script' | 'style' | 'font' | 'image' | 'other';
  /** As it stands in the HTML. */
  address: string;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio']);

function kindOfLink(rel: string, as: string): Asset['kind'] | undefined {
  if (/\bstylesheet\b/.test(rel)) return 'style';
  if (/\bicon\b/.test(rel)) return 'other';
  if (!/\b(module)?preload\b/.test(rel)) return undefined;
  return as === 'font' || as === 'script' || as === 'image' ? as : 'other';
}

/** What the HTML of a page makes a browser load, each address once, in the order of the page. */
export function assetsOf(html: string): Asset[] {
  const assets = new Map<string, Asset>();
  const add = (kind: Asset['kind'] | undefined, address: string | undefined): void => {
    if (kind && address !== undefined && !assets.has(address)) assets.set(address, {kind, address});
  };
  const parser = new Parser({
    onopentag(name, {src, href, rel = '', as = ''}) {
      if (name === 'script') add('script', src);
      else if (MEDIA.has(name)) add('image', src);
      else if (name === 'link') add(kindOfLink(rel, as), href);
    },
  });
  parser.end(html);
  return [...assets.values()];
}
