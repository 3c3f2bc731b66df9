import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../src/config/env.ts';
import {redirects} from '../../src/config/redirects.ts';
import {requireWholeHistory} from '../../src/plugins/changes/history.ts';
import {deliver} from '../delivery/index.ts';
import {currentStamp, readStamp, stampDifferences, writeStamp, type StampOptions} from './buildStamp.ts';
import {runCaptured, runWithoutStacks} from './run.ts';

/** The folder of a finished build; it's never there half-built. */
export const BUILD_DIR = 'build';
const PARTIAL_DIR = 'build.partial';
/** Next to the build, because it isn't part of the site. */
const STAMP_FILE = '.build-stamp';

/**
 * Builds the site for production, with what its hosts need. The build replaces `build/` only once it's complete. `args` are options of
 * Docusaurus, except for `--no-faster`, which builds with the toolchain of Docusaurus 3.
 */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  requireWholeHistory('.');
  const env: Record<string, string> = args.includes('--no-faster') ? {DOCUSAURUS_NO_FASTER: 'true'} : {};
  const rest = args.filter((arg) => arg !== '--no-faster');
  // Before the build, so that what changes meanwhile counts as a change.
  const stamp = currentStamp({options: args});
  rmSync(PARTIAL_DIR, {recursive: true, force: true});
  const code = await runWithoutStacks('docusaurus', ['build', '--out-dir', PARTIAL_DIR, ...rest], env);
  if (code !== 0) {
    rmSync(PARTIAL_DIR, {recursive: true, force: true});
    await showPageProblems();
    return code;
  }
  await deliver(PARTIAL_DIR, readSettings(), redirects);
  rmSync(STAMP_FILE, {force: true});
  rmSync(BUILD_DIR, {recursive: true, force: true});
  renameSync(PARTIAL_DIR, BUILD_DIR);
  writeStamp(STAMP_FILE, stamp);
  return 0;
}

/** Prints the findings of the page check after a failed build: Docusaurus reports only the first problems, some without their file. */
async function showPageProblems(): Promise<void> {
  const {code, output} = await runCaptured('tsx', [path.resolve(__dirname, '../check-docs.ts')]);
  if (code !== 0) console.error(`\nProblems in the pages:\n${output.trimEnd()}`);
}

/**
 * Returns why a build isn't one of the current commit, uncommitted changes, settings, and options, one reason each; empty if it is. The
 * defaults stand for the site's build.
 */
export function staleness(dir = BUILD_DIR, stampFile = STAMP_FILE, options: StampOptions = {}): string[] {
  if (!existsSync(dir)) return ['it does not exist'];
  const stamp = readStamp(stampFile);
  if (!stamp) return ['nothing records what it was made from'];
  try {
    return stampDifferences(stamp, currentStamp(options));
  } catch (error) {
    return [`what has changed since is unknown (${(error as Error).message.split('\n')[0]})`];
  }
}

const describeStaleness = (reasons: readonly string[]): string => `${BUILD_DIR}/ is out of date: ${reasons.join('; ')}.`;

/** Builds the site unless `build/` is up to date, and shows what differs. Returns the exit code of the build. */
export async function ensureBuilt(): Promise<number> {
  const reasons = staleness();
  if (!reasons.length) return 0;
  if (existsSync(BUILD_DIR)) console.log(`${describeStaleness(reasons)} Building the site…`);
  return buildSite();
}

/** Warns on standard error if `build/` is out of date, for commands that read a build and don't make one. */
export function warnIfStale(): void {
  const reasons = staleness();
  if (reasons.length && existsSync(BUILD_DIR)) console.error(`Warning: ${describeStaleness(reasons)} To update it, run: npm run build`);
}

/** @throws if `build/` is out of date, with what differs. */
export function requireCurrentBuild(): void {
  const reasons = staleness();
  if (reasons.length) throw new Error(`${describeStaleness(reasons)} Run: npm run build`);
}
