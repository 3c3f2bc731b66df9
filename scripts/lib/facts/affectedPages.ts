import type {Documents} from '../../../lint/documents.ts';
import {renderers} from '../../../src/remark/reference/renderers.ts';

/** Returns the routes of the pages that render a data file, sorted. */
export function affectedPages(documents: Documents, file: string): string[] {
  const rendersFile = (source: string): boolean =>
    [...source.matchAll(/^ *<(\w+(?:Reference|Configurator))\b([^>]*?)\/>/gm)].some(([, name, written]) => {
      const attributes = Object.fromEntries(
        [...written!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      );
      return renderers[name!]?.data(attributes).includes(file);
    });
  return documents.files
    .filter((one) => rendersFile(documents.source(one)))
    .map((one) => documents.routeOf(one))
    .sort();
}
