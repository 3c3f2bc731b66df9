import contentDocs, {validateOptions, type Options, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

export interface DocsOptions extends Partial<Options> {
  /** Glob patterns of the files that `sidebars.ts` imports, relative to the site's folder. */
  sidebarFiles?: readonly string[];
}

/**
 * Wraps Docusaurus's plugin for documents, which watches `sidebars.ts` but not what it imports: with `npm start`, a change of
 * `sidebarFiles` reloads the sidebars too.
 */
export async function docs(context: LoadContext, {sidebarFiles, ...options}: PluginOptions & Pick<DocsOptions, 'sidebarFiles'>): Promise<Plugin> {
  const plugin = (await contentDocs(context, options)) as Plugin;
  return {...plugin, getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...(sidebarFiles ?? [])]};
}

docs.validateOptions = ({validate, options: {sidebarFiles, ...options}}: OptionValidationContext<DocsOptions, PluginOptions>) => ({
  ...validateOptions({validate: validate as never, options}),
  sidebarFiles,
});
