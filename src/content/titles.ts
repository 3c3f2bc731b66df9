import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const docs = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../docs');

/**
 * Returns the title in the front matter of the page at a route such as `/dev/api/#authentication`.
 * @throws {Error} if no page has the route.
 */
export function titleOf(route: string): string {
  const id = route.replace(/#.*/, '').replace(/^\/|\/$/g, '');
  const candidates = [id, `${id}/index`, `${id}/${id.split('/').at(-1)}`].map((name) => path.join(docs, `${name}.mdx`));
  const file = candidates.find((name) => existsSync(name));
  const title = file && /^title: *(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!title) throw new Error(`no page in docs has the route ${route}`);
  return title.replace(/^(["'])(.*)\1$/, '$2');
}
