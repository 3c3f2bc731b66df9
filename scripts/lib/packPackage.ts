import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, transform} from 'esbuild';
import {run} from './run.ts';

/** Parent folder of the packages. */
const PACKAGES = 'packages';

interface Manifest {
  name: string;
  exports: Record<string, string>;
  /** Folders in `src` whose modules the bundler of the site includes. */
  browserFolders?: string[];
}

/** Returns the folders of all packages, such as `lean-client`. */
export const packageFolders = (): string[] =>
  readdirSync(PACKAGES, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest;

/** Files of a compiled package for an export, relative to its folder. */
interface Target {
  types: string;
  /** ES module for bundlers. */
  module?: string;
  default: string;
}

/** Folder of the CommonJS versions of modules in browser folders. */
const NODE_FOLDER = 'node';
/** Folder of modules that only bundlers can load, because they import styles and modules of Docusaurus. */
const INTERFACE = 'ui';

/** Returns the compiled files of an export, whose source is `file`, such as `./src/index.ts`. */
function targetOf(file: string, browserFolders: readonly string[]): Target {
  const base = file.replace(/^\.\/src\//, '').replace(/\.ts$/, '');
  const types = `./types/${base}.d.ts`;
  const folder = base.split('/')[0]!;
  if (folder === INTERFACE) return {types, default: `./${base}.js`};
  return browserFolders.includes(folder)
    ? {types, module: `./${base}.js`, default: `./${NODE_FOLDER}/${base}.js`}
    : {types, default: `./${base}.js`};
}

/**
 * Compiles a package to JavaScript, in the form in which it's published: `exports` as CommonJS, the modules in `src/client` and in the browser
 * folders as ES modules for the bundler of the site, and type declarations. Replaces `outDir`.
 * @throws if the package has type errors.
 */
export async function packPackage(folder: string, outDir: string): Promise<void> {
  const dir = path.join(PACKAGES, folder);
  const manifest = manifestOf(folder);
  const client = path.join(dir, 'src/client');
  const clientModules = readdirSync(path.dirname(client)).includes('client')
    ? readdirSync(client).filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
    : [];
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir, {recursive: true});
  const common = {bundle: true, packages: 'external', jsx: 'automatic', logLevel: 'warning', target: 'es2022'} as const;
  const browserFolders = manifest.browserFolders ?? [];
  const targets = Object.entries(manifest.exports).map(([name, file]) => ({
    name,
    file,
    target: targetOf(file, browserFolders),
  }));
  await build({
    ...common,
    entryPoints: Object.fromEntries(
      targets
        .filter(({file}) => !file.startsWith(`./src/${INTERFACE}/`))
        .map(({file, target}) => [target.default.replace(/\.js$/, ''), path.join(dir, file)]),
    ),
    format: 'cjs',
    platform: 'node',
    outdir: outDir,
  });
  for (const folderName of browserFolders)
    await compileModules(path.join(dir, 'src', folderName), path.join(outDir, folderName));
  if (clientModules.length)
    await build({
      ...common,
      entryPoints: clientModules.map((name) => path.join(client, name)),
      external: ['@generated/*', '@theme/*', '@lean-client/*'],
      format: 'esm',
      splitting: true,
      outdir: path.join(outDir, 'client'),
    });
  await declareTypes(folder, manifest, outDir);
  const published: Omit<Manifest, 'exports'> & {exports: Record<string, Target>} = {
    ...manifest,
    exports: Object.fromEntries(targets.map(({name, target}) => [name, target])),
  };
  delete published.browserFolders;
  writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(path.join(dir, 'README.md'), path.join(outDir, 'README.md'));
}

/** Compiles each module of a folder to an ES module, and copies its style sheets. */
async function compileModules(folder: string, outDir: string): Promise<void> {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    const out = path.join(outDir, name.replace(/\.tsx?$/, '.js'));
    if (name.endsWith('.css')) cpSync(file, out);
    if (!/(?<!\.d|\.test)\.tsx?$/.test(name)) continue;
    const loader = name.endsWith('x') ? 'tsx' : 'ts';
    const {code} = await transform(readFileSync(file, 'utf8'), {loader, jsx: 'automatic', target: 'es2022'});
    mkdirSync(path.dirname(out), {recursive: true});
    // Imports, and the URL of a worker.
    writeFileSync(out, code.replace(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, '$1$2.js$1'));
  }
}

async function declareTypes(folder: string, {exports}: Manifest, outDir: string): Promise<void> {
  const config = path.join(outDir, 'tsconfig.json');
  const root = path.relative(outDir, '.');
  const src = path.join(root, PACKAGES, folder, 'src');
  const options = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'types',
    rootDir: src,
  };
  const files = [
    ...Object.values(exports).map((file) => path.join(root, PACKAGES, folder, file)),
    ...readdirSync(path.join(PACKAGES, folder, 'src'), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => path.join(src, name)),
  ];
  writeFileSync(config, JSON.stringify({extends: path.join(root, 'tsconfig.json'), compilerOptions: options, files}));
  const code = await run('tsc', ['--project', config]);
  rmSync(config);
  if (code !== 0) throw new Error(`Could not generate the types of ${PACKAGES}/${folder}. See the errors above.`);
}
