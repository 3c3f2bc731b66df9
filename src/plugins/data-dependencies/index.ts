import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Pages that show reference data are compiled again when the data changes. */
export function dataDependencies({siteDir}: LoadContext): Plugin {
  // Docusaurus's own fallback for Markdown reads `include` of every rule for .mdx.
  const include = ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder) + path.sep);
  return {
    name: 'data-dependencies',
    configureWebpack() {
      return {module: {rules: [{test: /\.mdx$/, include, enforce: 'pre', use: [path.join(__dirname, 'loader.cjs')]}]}};
    },
  };
}
