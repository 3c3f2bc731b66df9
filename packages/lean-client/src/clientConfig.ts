import type {DocusaurusConfig} from '@docusaurus/types';
import {without} from './without.ts';

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
