import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {requireWholeHistory} from '../../src/plugins/changes/history.ts';
import {currentStamp, readStamp, stampDifferences, writeStamp, type StampOptions} from './buildStamp.ts';
import {runCaptured, runWithoutStacks} from './run.ts';

/** Folder of the finished build. It never contains an incomplete build. */
export const BUILD_DIR = 'build';
const PARTIAL_DIR = 'build.partial';
/** Folder of the files that hosts need in addition to the build. */
export const DELIVERY_DIR = 'delivery';
/** Folder that the build writes these files to (`hostingFolder` in docusaurus.config.ts). */
const PARTIAL_DELIVERY_DIR = 'delivery.partial';
/** Next to the build, because it isn't part of the site. */
const STAMP_FILE = '.build-stamp';

/**
 * Builds the site for production, including the files that its hosts need, and returns the exit code. Replaces `build/` only after the
 * build is complete. `args` are options of Docusaurus, except for `--no-faster`, which builds with the toolchain of Docusaurus 3.
 */
export async function buildSite(args: readonly string[] = []): Promise<number> {
  requireWholeHistory('.');
  const env: Record<string, string> = args.includes('--no-faster') ? {DOCUSAURUS_NO_FASTER: 'true'} : {};
  const rest = args.filter((arg) => arg !== '--no-faster');
  // Created before the build, so that files that change during the build count as changes.
  const stamp = currentStamp({options: args});
  removePartial();
  const code = await runWithoutStacks('docusaurus', ['build', '--out-dir', PARTIAL_DIR, ...rest], env);
  if (code !== 0) {
    removePartial();
    await showPageProblems();
    return code;
  }
  rmSync(STAMP_FILE, {force: true});
  rmSync(BUILD_DIR, {recursive: true, force: true});
  renameSync(PARTIAL_DIR, BUILD_DIR);
  rmSync(DELIVERY_DIR, {recursive: true, force: true});
  // A site without `hostingFolder` has none.
  if (existsSync(PARTIAL_DELIVERY_DIR)) renameSync(PARTIAL_DELIVERY_DIR, DELIVERY_DIR);
  writeStamp(STAMP_FILE, stamp);
  return 0;
}

function removePartial(): void {
  for (const dir of [PARTIAL_DIR, PARTIAL_DELIVERY_DIR]) rmSync(dir, {recursive: true, force: true});
}

/** Prints the findings of the page check after a failed build: Docusaurus reports only the first problems, some without their file. */
async function showPageProblems(): Promise<void> {
  const {code, output} = await runCaptured('tsx', [path.resolve(__dirname, '../../lint/run.ts'), '--rules', 'pages']);
  if (code !== 0) console.error(`\nProblems in the pages:\n${output.trimEnd()}`);
}

/**
 * Returns the reasons why a build is out of date: another commit, uncommitted changes, settings, or options. The list is empty if the build
 * is up to date. The defaults are for the site's own build.
 */
export function staleness(dir = BUILD_DIR, stampFile = STAMP_FILE, options: StampOptions = {}): string[] {
  if (!existsSync(dir)) return ['it does not exist'];
  const stamp = readStamp(stampFile);
  if (!stamp) return ['its build stamp is missing or invalid'];
  try {
    return stampDifferences(stamp, currentStamp(options));
  } catch (error) {
    return [`its changes can't be determined (${(error as Error).message.split('\n')[0]})`];
  }
}

const describeStaleness = (reasons: readonly string[]): string =>
  `${BUILD_DIR}/ is out of date: ${reasons.join('; ')}.`;

/** Builds the site unless `build/` is up to date, and prints why it's out of date. Returns the exit code of the build. */
export async function ensureBuilt(): Promise<number> {
  const reasons = staleness();
  if (!reasons.length) return 0;
  if (existsSync(BUILD_DIR)) console.log(`${describeStaleness(reasons)} Building the site…`);
  return buildSite();
}

/** Prints a warning if `build/` is out of date, for commands that read a build but don't create one. */
export function warnIfStale(): void {
  const reasons = staleness();
  if (reasons.length && existsSync(BUILD_DIR))
    console.error(`Warning: ${describeStaleness(reasons)} To update it, run: npm run build`);
}

/** Throws an error with the reasons if `build/` is out of date. */
export function requireCurrentBuild(): void {
  const reasons = staleness();
  if (reasons.length) throw new Error(`${describeStaleness(reasons)} Run: npm run build`);
}
