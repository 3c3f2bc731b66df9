import {posixPath} from '../lib/posixPath.ts';

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
