import {elementsOf, parsePage} from '../../src/plugins/publish/dom.ts';

/** File that a browser loads with a page. */
export interface Asset {
  kind: 'script' | 'style' | 'font' | 'image' | 'other';
  /** URL as written in the HTML. */
  address: string;
}

const MEDIA = new Set(['img', 'source', 'video', 'audio']);

function kindOfLink(rel: string, as: string): Asset['kind'] | undefined {
  if (/\bstylesheet\b/.test(rel)) return 'style';
  if (/\bicon\b/.test(rel)) return 'other';
  if (!/\b(module)?preload\b/.test(rel)) return undefined;
  return as === 'font' || as === 'script' || as === 'image' ? as : 'other';
}

/** Returns the files that the HTML of a page makes a browser load, each URL once, in document order. */
export function assetsOf(html: string): Asset[] {
  const assets = new Map<string, Asset>();
  const add = (kind: Asset['kind'] | undefined, address: string | undefined): void => {
    if (kind && address !== undefined && !assets.has(address)) assets.set(address, {kind, address});
  };
  for (const {name, attribs} of elementsOf(parsePage(html))) {
    const {src, href, rel = '', as = ''} = attribs;
    if (name === 'script') add('script', src);
    else if (MEDIA.has(name)) add('image', src);
    else if (name === 'link') add(kindOfLink(rel, as), href);
  }
  return [...assets.values()];
}
