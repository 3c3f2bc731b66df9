import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {run} from './run.ts';

/** Parent folder of the packages. */
const PACKAGES = 'packages';

interface Manifest {
  name: string;
  exports: Record<string, string>;
}

/** Returns the folders of all packages, such as `lean-client`. */
export const packageFolders = (): string[] =>
  readdirSync(PACKAGES, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Compiles a package to JavaScript, in the form in which it's published: `exports` as CommonJS, the modules in `src/client` as ES modules for
 * the bundler of the site, and type declarations. Replaces `outDir`.
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
  await build({
    ...common,
    entryPoints: Object.values(manifest.exports).map((file) => path.join(dir, file)),
    format: 'cjs',
    platform: 'node',
    outdir: outDir,
  });
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
  const exports = Object.entries(manifest.exports).map(([name, file]) => {
    const base = `./${path.basename(file, '.ts')}`;
    return [name, {types: `./types/${path.basename(file, '.ts')}.d.ts`, default: `${base}.js`}];
  });
  writeFileSync(
    path.join(outDir, 'package.json'),
    `${JSON.stringify({...manifest, exports: Object.fromEntries(exports)}, null, 2)}\n`,
  );
  cpSync(path.join(dir, 'README.md'), path.join(outDir, 'README.md'));
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
