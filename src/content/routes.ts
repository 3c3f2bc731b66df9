/**
 * The document id and the route of a file below `docs/`, by Docusaurus's own rules:
 * `a/b.mdx` is `/a/b/`; `a/a.mdx` and `a/index.mdx` are `/a/`.
 */
export function routeOf(relativeFile: string): {id: string; path: string} {
  const id = relativeFile.replace(/\.mdx?$/, '');
  const parts = id.split('/');
  const last = parts.at(-1);
  if (parts.length > 1 && (last === parts.at(-2) || last === 'index')) parts.pop();
  return {id, path: `/${parts.join('/')}/`};
}
