import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Returns a plugin that recompiles pages when the reference data that they show changes. */
export function dataDependencies({siteDir}: LoadContext): Plugin {
  // Docusaurus's fallback rule for Markdown reads `include` of every rule for .mdx files.
  const include = ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep);
  return {
    name: 'data-dependencies',
    configureWebpack() {
      return {
        module: {
          rules: [{test: /\.mdx$/, include, enforce: 'pre', use: [path.join(__dirname, 'dataDependenciesLoader.cjs')]}],
        },
      };
    },
  };
}
