import contentDocs, {validateOptions, type Options, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

/** Options of Docusaurus's docs plugin, extended with `sidebarFiles`. */
export interface DocsOptions extends Partial<Options> {
  /** Glob patterns of the files that `sidebars.ts` imports, relative to the site folder. */
  sidebarFiles?: readonly string[];
}

/**
 * Wraps Docusaurus's docs plugin, which watches `sidebars.ts` but not the files that it imports. With `npm start`, changes to
 * `sidebarFiles` also reload the sidebars.
 */
export async function docs(
  context: LoadContext,
  {sidebarFiles, ...options}: PluginOptions & Pick<DocsOptions, 'sidebarFiles'>,
): Promise<Plugin> {
  const plugin = (await contentDocs(context, options)) as Plugin;
  return {...plugin, getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...(sidebarFiles ?? [])]};
}

docs.validateOptions = ({
  validate,
  options: {sidebarFiles, ...options},
}: OptionValidationContext<DocsOptions, PluginOptions>) => ({
  ...validateOptions({validate: validate as never, options}),
  sidebarFiles,
});
