import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {posixPath} from '../lib/paths.ts';

/**
 * Returns the document ID and the route of a file in `docs`, according to the rules of Docusaurus: `a/b.mdx` has the route `/a/b/`;
 * `a/a.mdx`, `a/index.mdx`, and `a/readme.mdx` have the route `/a/`.
 */
export function routeOf(relativeFile: string): {id: string; path: string} {
  const id = posixPath(relativeFile).replace(/\.mdx?$/, '');
  const parts = id.split('/');
  const [last, folder] = [parts.at(-1)!, parts.at(-2)].map((part) => part?.toLowerCase());
  if (last === 'index' || last === 'readme' || last === folder) parts.pop();
  return {id, path: `/${parts.map((part) => `${part}/`).join('')}`};
}

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

const COMMENT = /\{\/\*\s*(#[\w-]+(?:\s+#[\w-]+)*)\s*\*\/\}/;

/** Returns the explicit anchors of a heading such as `## Title {/* #anchor #former *‍/}`: the current anchor, then former ones. */
export const anchorsOfComment = (heading: string): string[] =>
  COMMENT.exec(heading)?.[1]!
    .split(/\s+/)
    .map((anchor) => anchor.slice(1)) ?? [];
