import type {Attributes} from './index.ts';
import {renderers} from './renderers.ts';

/** What the reference components of a page's source are about: their mistakes, and the anchors that they bring. */
export interface InPage {
  problems: {line: number; message: string}[];
  anchors: string[];
}

/** Renders every reference component of a page, without compiling the page. */
export function referencesIn(source: string): InPage {
  const found: InPage = {problems: [], anchors: []};
  for (const match of source.matchAll(/^<(\w+Reference)\b([^>]*?)\/>/gm)) {
    const [, name, written] = match;
    const renderer = renderers[name!];
    if (!renderer) continue;
    const attributes: Attributes = Object.fromEntries([...written!.matchAll(/(\w+)="([^"]*)"/g)].map((one) => [one[1]!, one[2]!]));
    try {
      const text = renderer.render(attributes);
      found.anchors.push(...[...text.matchAll(/\{\/\* #(\S+) \*\/\}|<a id="([^"]+)"/g)].map((one) => one[1] ?? one[2]!));
    } catch (error) {
      found.problems.push({line: source.slice(0, match.index).split('\n').length, message: `<${name}>: ${(error as Error).message}`});
    }
  }
  return found;
}
