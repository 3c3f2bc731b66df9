import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A module of Docusaurus that a file of this project overrides or relies on. */
export interface Source {
  /** Path relative to `node_modules/@docusaurus/`. */
  module: string;
  /** The file that overrides the module or relies on how it works. In `sources`, it's relative to this folder. */
  here: string;
  /** First 12 hexadecimal digits of the SHA-256 of its content. */
  hash: string;
}

/** Modules of Docusaurus 3.10.2 that this plugin overrides or relies on. */
export const sources: readonly Source[] = [
  {module: 'core/lib/client/preload.js', here: 'client/preload.ts', hash: '8c1e3de18d30'},
  {module: 'core/lib/client/docusaurus.js', here: 'client/docusaurus.ts', hash: 'b0d1dbdc1e3a'},
  {module: 'core/lib/client/browserContext.js', here: 'client/browserContext.tsx', hash: 'f0765ea0de6c'},
  {module: 'core/lib/client/normalizeLocation.js', here: 'client/shards.ts', hash: '2759003e81bf'},
  {module: 'core/lib/client/exports/ComponentCreator.js', here: 'client/shards.ts', hash: '5f99bdbd725f'},
  {module: 'core/lib/server/codegen/codegenRoutes.js', here: 'tables.ts', hash: '6bdf7133ebc4'},
  {module: 'core/lib/webpack/plugins/ChunkAssetPlugin.js', here: 'overrides.ts', hash: 'd1fdb10641ce'},
  {module: 'core/lib/ssg/ssgTemplate.js', here: 'ChunkFiles.ts', hash: 'faea0446fa8c'},
  {module: 'plugin-content-docs/lib/props.js', here: 'versions.ts', hash: '26b2e7cd95c0'},
  {module: 'plugin-content-docs/lib/globalData.js', here: 'split.ts', hash: '192cde2ebaf1'},
  {module: 'plugin-content-docs/lib/client/docsUtils.js', here: 'client/versions.ts', hash: 'cab6060db00d'},
  {module: 'plugin-content-docs/lib/client/docsClientUtils.js', here: 'split.ts', hash: '444c91b32c4a'},
  {
    module: 'theme-classic/lib/theme/CodeBlock/Content/index.js',
    here: 'client/CodeBlockContent.tsx',
    hash: '0d361f589459',
  },
  {
    module: 'theme-classic/lib/theme/DocSidebarItems/index.js',
    here: 'client/DocSidebarItems.tsx',
    hash: '83b18b06e55e',
  },
  {module: 'theme-classic/lib/theme/DocSidebarItem/Category/index.js', here: 'versions.ts', hash: 'bebff3ac5f77'},
  {module: 'theme-classic/lib/prism-include-languages.js', here: 'client/highlighter.ts', hash: 'a464a26897cc'},
  {module: 'theme-classic/lib/nprogress.js', here: 'client/progressBar.ts', hash: '58b21ff3eb27'},
  {module: 'utils-common/lib/index.js', here: 'client/libraries.ts', hash: 'f67a902f603f'},
];

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/**
 * Returns a message for each module that is missing or differs from its known hash, with the file to review. `dir` is the path of
 * `node_modules/@docusaurus`.
 */
export function changedModules(known: readonly Source[], dir: string): string[] {
  return known.flatMap(({module, here, hash}) => {
    const file = path.join(dir, module);
    if (!existsSync(file)) return [`${file} is missing: review ${here}`];
    const found = hashOf(file);
    return found === hash ? [] : [`${file} has changed (hash ${found}, expected ${hash}): review ${here}`];
  });
}

/**
 * Compares the installed modules of Docusaurus with the known hashes. `dir` is the path of `node_modules/@docusaurus`.
 * @returns a message that lists the missing and changed modules with the files to review, or undefined if the version is supported.
 */
export function unsupported(dir: string): string | undefined {
  const changed = changedModules(sources, dir);
  if (!changed.length) return undefined;
  return (
    `lean-client does not support the installed version of Docusaurus:\n  ${changed.join('\n  ')}\n` +
    'After the review, update the hashes in sources.ts of lean-client.'
  );
}
