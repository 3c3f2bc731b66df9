import type {Attributes} from './index.ts';
import {renderers} from './renderers.ts';

/** Problems and anchors of the reference components on a page. */
export interface InPage {
  problems: {line: number; message: string}[];
  anchors: string[];
}

/** Renders the reference components in the source of a page, without compiling the page. Lines are 1-based. */
export function referencesIn(source: string): InPage {
  const found: InPage = {problems: [], anchors: []};
  for (const match of source.matchAll(/^<(\w+Reference)\b([^>]*?)\/>/gm)) {
    const [, name, written] = match;
    const renderer = renderers[name!];
    if (!renderer) continue;
    const attributes: Attributes = Object.fromEntries(
      [...written!.matchAll(/(\w+)="([^"]*)"/g)].map((one) => [one[1]!, one[2]!]),
    );
    try {
      const text = renderer.render(attributes);
      found.anchors.push(
        ...[...text.matchAll(/\{\/\* #(\S+(?: #\S+)*) \*\/\}|<a id="([^"]+)"/g)].flatMap(
          (one) => one[1]?.split(' #') ?? one[2]!,
        ),
      );
    } catch (error) {
      found.problems.push({
        line: source.slice(0, match.index).split('\n').length,
        message: `<${name}>: ${(error as Error).message}`,
      });
    }
  }
  return found;
}
