/** The identifiers of documents that the items of the navbar name, at any depth of the theme's configuration. */
export function docIdsOf(themeConfig: unknown): string[] {
  if (typeof themeConfig !== 'object' || themeConfig === null) return [];
  return Object.entries(themeConfig).flatMap(([key, value]) => (key === 'docId' && typeof value === 'string' ? [value] : docIdsOf(value)));
}
