import {posixPath} from '../lib/posixPath.ts';

/**
 * Returns the document id and the route of a file in `docs`, by the rules of Docusaurus: `a/b.mdx` is `/a/b/`; `a/a.mdx`, `a/index.mdx`,
 * and `a/readme.mdx` are `/a/`.
 */
export function routeOf(relativeFile: string): {id: string; path: string} {
  const id = posixPath(relativeFile).replace(/\.mdx?$/, '');
  const parts = id.split('/');
  const [last, folder] = [parts.at(-1)!, parts.at(-2)].map((part) => part?.toLowerCase());
  if (last === 'index' || last === 'readme' || last === folder) parts.pop();
  return {id, path: `/${parts.map((part) => `${part}/`).join('')}`};
}
