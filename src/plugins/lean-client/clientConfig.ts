import type {DocusaurusConfig} from '@docusaurus/types';
import {without} from './without.ts';

/** What of the configuration is read while the site is built, and by nothing in the browser. */
const buildOnly = [
  'clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins', 'presets', 'scripts', 'staticDirectories',
  'stylesheets', 'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The configuration as the client has it: without what only the build reads. */
export const clientConfig = (config: DocusaurusConfig): object => ({
  ...without(config, buildOnly),
  future: {experimental_router: config.future.experimental_router},
});
