import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CORE_CLIENT = /@docusaurus[/\\]core[/\\]lib[/\\]client$/;

/** Returns a plugin that wraps the Docusaurus module that decodes URL fragments, so that an invalid fragment can't crash a page. */
export function safeFragments(): Plugin {
  return {
    name: 'safe-fragments',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        // Docusaurus imports the module with a relative path, which aliases don't match.
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/ClientLifecyclesDispatcher$/,
          (resource: {context: string; request: string}) => {
            if (CORE_CLIENT.test(resource.context))
              resource.request = path.join(__dirname, 'client/ClientLifecyclesDispatcher.tsx');
          },
        ),
      ],
    }),
  };
}
