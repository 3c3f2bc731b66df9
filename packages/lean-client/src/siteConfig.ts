import type {DocusaurusConfig} from '@docusaurus/types';

/** Fields of the site configuration that only the build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Returns the site configuration for the client, without the fields that only the build reads. */
export const clientConfig = (config: DocusaurusConfig): object => ({
  ...without(config, buildOnly),
  future: {experimental_router: config.future.experimental_router},
});

/** Returns the values of all `docId` keys, which navbar items use to link to documents, at any depth of the theme configuration. */
export function docIdsOf(themeConfig: unknown): string[] {
  if (typeof themeConfig !== 'object' || themeConfig === null) return [];
  return Object.entries(themeConfig).flatMap(([key, value]) =>
    key === 'docId' && typeof value === 'string' ? [value] : docIdsOf(value),
  );
}

/** Returns a shallow copy of `record` without `keys`. */
export const without = (record: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
