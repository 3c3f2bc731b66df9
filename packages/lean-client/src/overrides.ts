import path from 'node:path';
import type {Configuration} from 'webpack';
import type {CurrentBundler} from '@docusaurus/types';

const CLIENT = path.join(__dirname, 'client');
const CORE_CLIENT = /@docusaurus[/\\]core[/\\]lib[/\\]client$/;

/** Modules that `@docusaurus/core/lib/client` imports as `./<name>`, and that a module of the same name in `client/` overrides. */
const coreModules = ['preload', 'docusaurus', 'browserContext'] as const;

/** Generated tables that a module of the same name, written by `writeModules.ts`, overrides. */
const tables = ['docusaurus.config', 'routes', 'registry', 'routesChunkNames', 'globalData'] as const;

/** Returns the aliases of the client bundle. `generatedDir` is the folder of the modules that `writeModules.ts` writes. */
export const aliases = (generatedDir: string): Record<string, string> => ({
  ...Object.fromEntries(tables.map((table) => [`@generated/${table}$`, path.join(generatedDir, `${table}.js`)])),
  '@lean-client': generatedDir,
  '@theme/CodeBlock/Content$': path.join(CLIENT, 'CodeBlockContent'),
  '@theme/DocSidebarItems$': path.join(CLIENT, 'DocSidebarItems'),
});

/** Libraries that would be bundled entirely although `user` uses only a few functions. `client/libraries.ts` has these functions. */
const libraries = [
  {library: /^tslib$/, user: /@docusaurus[/\\]utils-common[/\\]lib$/},
  {library: /^react-is$/, user: /hoist-non-react-statics[/\\]dist$/},
];
const PROGRESS_BAR = /theme-classic[/\\]lib[/\\]nprogress$/;
/** Client module of the theme that registers Prism's languages. `client/highlighter.ts` registers them when it's loaded. */
const PRISM_LANGUAGES = /theme-classic[/\\]lib[/\\]prism-include-languages$/;

/** The fields of a module request that the replacements use. */
interface Resource {
  /** Folder of the module that imports `request`. */
  context: string;
  request: string;
}

/** Returns the bundler plugins that replace modules imported by relative paths, which aliases don't match. */
export function replacements({
  NormalModuleReplacementPlugin,
}: CurrentBundler['instance']): NonNullable<Configuration['plugins']> {
  const coreModule = new RegExp(`^\\./(${coreModules.join('|')})$`);
  return [
    new NormalModuleReplacementPlugin(coreModule, (resource: Resource) => {
      if (CORE_CLIENT.test(resource.context)) resource.request = path.join(CLIENT, resource.request);
    }),
    ...libraries.map(
      ({library, user}) =>
        new NormalModuleReplacementPlugin(library, (resource: Resource) => {
          if (user.test(resource.context)) resource.request = path.join(CLIENT, 'libraries');
        }),
    ),
    new NormalModuleReplacementPlugin(PROGRESS_BAR, (resource: Resource) => {
      // The override itself imports the original.
      if (resource.context !== CLIENT) resource.request = path.join(CLIENT, 'progressBar');
    }),
    new NormalModuleReplacementPlugin(PRISM_LANGUAGES, path.join(CLIENT, 'nothing')),
  ];
}

/**
 * Removes Docusaurus's table of all chunk names from `config`. Only the module that `client/docusaurus.ts` overrides uses it.
 * @throws if `config` has no `ChunkAssetPlugin`, which generates the table.
 */
export function withoutChunkNames(config: Configuration): void {
  const at = config.plugins?.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin') ?? -1;
  if (at === -1) throw new Error('lean-client: Docusaurus has no ChunkAssetPlugin: update overrides.ts');
  config.plugins!.splice(at, 1);
}

/** Returns a configuration with a separate cache. Its keys are module requests, which resolve differently in builds without overrides. */
export function ownCache(config: Configuration): Configuration {
  const {cache} = (config.experiments ?? {}) as {cache?: {version: string}};
  return cache ? {experiments: {cache: {version: `${cache.version}-lean`}} as object} : {};
}
