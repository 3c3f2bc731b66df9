/** Returns the values of all `docId` keys, which navbar items use to link to documents, at any depth of the theme configuration. */
export function docIdsOf(themeConfig: unknown): string[] {
  if (typeof themeConfig !== 'object' || themeConfig === null) return [];
  return Object.entries(themeConfig).flatMap(([key, value]) =>
    key === 'docId' && typeof value === 'string' ? [value] : docIdsOf(value),
  );
}
