import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../src/config/env.ts';
import {redirects} from '../../src/config/redirects.ts';
import {requireWholeHistory} from '../../src/plugins/changes/history.ts';
import {deliver} from '../delivery/index.ts';
import {run} from './run.ts';

/** Where a finished build stands; it is never there half-built. */
export const BUILD_DIR = 'build';
const PARTIAL_DIR = 'build.partial';
/** Beside the build and not in it, since it is about the build and not part of the site. */
const STAMP_FILE = '.build-stamp';
const SOURCES = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];

/**
 * Builds the site for production, with what its hosts need. It is put into `build/` only once it is whole; an earlier build stays until then.
 * `args` go to Docusaurus, but for `--no-faster`, which builds with the toolchain of Docusaurus 3.
 */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  requireWholeHistory('.');
  const env: Record<string, string> = args.includes('--no-faster') ? {DOCUSAURUS_NO_FASTER: 'true'} : {};
  const rest = args.filter((arg) => arg !== '--no-faster');
  const stamp = stampOf({...process.env, ...env});
  rmSync(PARTIAL_DIR, {recursive: true, force: true});
  const code = await run('docusaurus', ['build', '--out-dir', PARTIAL_DIR, ...rest], env);
  if (code !== 0) {
    rmSync(PARTIAL_DIR, {recursive: true, force: true});
    return code;
  }
  await deliver(PARTIAL_DIR, readSettings(), redirects);
  rmSync(BUILD_DIR, {recursive: true, force: true});
  renameSync(PARTIAL_DIR, BUILD_DIR);
  writeFileSync(STAMP_FILE, stamp);
  return 0;
}

/** Builds the site, unless `build/` holds it as the sources and settings are now; gives the exit code of the build. */
export const ensureBuilt = async (): Promise<number> => (isBuilt() ? 0 : buildSite());

const isBuilt = (): boolean =>
  existsSync(BUILD_DIR) && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stampOf();

/** A digest of the names, sizes and times of all sources, of the settings and of the toolchain. */
export function stampOf(env = process.env): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow).sort()) {
    const {size, mtimeMs} = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  hash.update(JSON.stringify([readSettings(env), env.DOCUSAURUS_NO_FASTER]));
  return hash.digest('hex');
}

function filesBelow(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  const entries = readdirSync(source, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
