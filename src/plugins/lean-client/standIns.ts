import path from 'node:path';
import type {Configuration} from 'webpack';
import type {CurrentBundler} from '@docusaurus/types';

const CLIENT = path.join(__dirname, 'client');
const CORE_CLIENT = /@docusaurus[/\\]core[/\\]lib[/\\]client$/;

/** Modules that `@docusaurus/core/lib/client` asks for by `./` and their name, and which have a stand-in of the same name in `client/`. */
const coreModules = ['preload', 'docusaurus', 'browserContext'] as const;

/** Generated tables that have a stand-in of the same name among the modules that `writeModules.ts` writes. */
const tables = ['docusaurus.config', 'routes', 'registry', 'routesChunkNames', 'globalData'] as const;

/** The aliases for the client, given where the modules of `writeModules.ts` stand. */
export const aliases = (generatedDir: string, themeConfig: object): Record<string, string> => ({
  ...Object.fromEntries(tables.map((table) => [`@generated/${table}$`, path.join(generatedDir, `${table}.js`)])),
  '@lean-client': generatedDir,
  '@theme/CodeBlock/Content$': path.join(CLIENT, 'CodeBlockContent.tsx'),
  '@theme/DocSidebarItems$': path.join(CLIENT, 'DocSidebarItems.tsx'),
  ...(!('algolia' in themeConfig) && {'@theme/SearchBar$': path.join(CLIENT, 'SearchBar.ts')}),
});

/** Libraries of which a module uses a small part, while the whole would come with it: who asks for it, and what it gets. */
const smallParts = [
  {library: /^tslib$/, user: /@docusaurus[/\\]utils-common[/\\]lib$/, part: 'tslib.ts'},
  {library: /^react-is$/, user: /hoist-non-react-statics[/\\]dist$/, part: 'reactIs.ts'},
];
const PROGRESS_BAR = /theme-classic[/\\]lib[/\\]nprogress$/;
/** Client module of the theme that gives Prism its languages; the highlighter does this when it is fetched. */
const PRISM_LANGUAGES = /theme-classic[/\\]lib[/\\]prism-include-languages$/;

/** Replacements of modules that are asked for by paths, which no alias reaches. */
export function replacements({NormalModuleReplacementPlugin}: CurrentBundler['instance']): NonNullable<Configuration['plugins']> {
  const named = new RegExp(`^\\./(${coreModules.join('|')})$`);
  return [
    new NormalModuleReplacementPlugin(named, (resource: {context: string; request: string}) => {
      if (CORE_CLIENT.test(resource.context)) resource.request = path.join(CLIENT, resource.request);
    }),
    ...smallParts.map(
      ({library, user, part}) =>
        new NormalModuleReplacementPlugin(library, (resource: {context: string; request: string}) => {
          if (user.test(resource.context)) resource.request = path.join(CLIENT, part);
        }),
    ),
    new NormalModuleReplacementPlugin(PROGRESS_BAR, (resource: {context: string; request: string}) => {
      if (resource.context !== CLIENT) resource.request = path.join(CLIENT, 'progressBar.ts');
    }),
    new NormalModuleReplacementPlugin(PRISM_LANGUAGES, path.join(CLIENT, 'nothing.ts')),
  ];
}

/**
 * Takes out Docusaurus's table of the names of all chunks, which only the module has a use for that `client/docusaurus.ts` stands in for.
 * @throws if it is not there.
 */
export function withoutChunkNames(config: Configuration): void {
  const at = config.plugins?.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin') ?? -1;
  if (at === -1) throw new Error('lean-client: Docusaurus has no ChunkAssetPlugin any more; see src/plugins/lean-client/standIns.ts');
  config.plugins!.splice(at, 1);
}

/** The bundler's cache knows modules by the names they are asked for by, so that it has to be another one than that of builds without stand-ins. */
export function ownCache(config: Configuration): Configuration {
  const {cache} = (config.experiments ?? {}) as {cache?: {version: string}};
  return cache ? {experiments: {cache: {version: `${cache.version}-lean`}} as object} : {};
}
