import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CORE_CLIENT = /@docusaurus[/\\]core[/\\]lib[/\\]client$/;

/** Puts a guard around the one module of Docusaurus that decodes the fragment of a URL, so that no fragment crashes a page. */
export function safeFragments(): Plugin {
  return {
    name: 'safe-fragments',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        // Docusaurus asks for it by a relative path, which no alias reaches.
        new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/ClientLifecyclesDispatcher$/, (resource: {context: string; request: string}) => {
          if (CORE_CLIENT.test(resource.context)) resource.request = path.join(__dirname, 'client/ClientLifecyclesDispatcher.tsx');
        }),
      ],
    }),
  };
}
