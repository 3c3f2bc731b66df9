import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSettings, type Settings} from '../../src/config/env.ts';

type Env = Record<string, string | undefined>;

/** Inputs of a build. */
export interface BuildStamp {
  /** The checked-out commit; the dates on the pages come from its history. */
  commit: string;
  /** Files that differ from that commit, with digests of their content. */
  changes: Record<string, string>;
  settings: Settings;
  /** Command-line options of the build. */
  options: string[];
}

/** Files that no build reads. All other files are inputs, so that a new source file can't be forgotten. */
const UNUSED = [
  /^tests\//,
  // A build fails if a published URL is missing, but its content doesn't depend on the list of published URLs.
  /^contributing\//,
  /^\.(github|ci)\//,
  /^[^/]+\.md$/,
  /\.test\.tsx?$/,
  /^scripts\/(?!build\.ts$|delivery\/|lib\/(run|site)\.ts$)/,
  /^(\.dockerignore|\.gitignore|netlify\.toml|wrangler\.toml)$/,
  /^(cspell|eslint|playwright|redocly|vitest)[^/]*$/,
];
const FIXTURES = /^tests\/fixtures\//;

/** Maximum number of changed files in a message. */
const NAMED = 3;
const SHORT_COMMIT = 7;

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Returns the paths that `git status` reports, from the top of the working tree. */
function changedFiles(dir: string): string[] {
  // Without renames, each entry has one path: a renamed file is a deleted and a new file.
  const entries = git(dir, 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames').split('\0');
  return entries.filter(Boolean).map((entry) => entry.slice('XY '.length));
}

const digestOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'deleted';

/** Options of a build that differ from the defaults. */
export interface StampOptions {
  dir?: string;
  env?: Env;
  /** Command-line options of the build. */
  options?: readonly string[];
  /** Whether the build is a build of the fixture site. */
  isFixture?: boolean;
}

/** Returns the stamp that a build would have if it started now. */
export function currentStamp({
  dir = '.',
  env = process.env,
  options = [],
  isFixture = false,
}: StampOptions = {}): BuildStamp {
  const top = git(dir, 'rev-parse', '--show-toplevel').trim();
  const isUsed = (file: string): boolean =>
    (isFixture && FIXTURES.test(file)) || !UNUSED.some((pattern) => pattern.test(file));
  const files = changedFiles(dir).filter(isUsed).sort();
  const faster = env.DOCUSAURUS_NO_FASTER === 'true' ? ['--no-faster'] : [];
  return {
    commit: git(dir, 'rev-parse', 'HEAD').trim(),
    changes: Object.fromEntries(files.map((file) => [file, digestOf(path.join(top, file))])),
    settings: readSettings(env),
    options: [...new Set([...options, ...faster])].sort(),
  };
}

export const writeStamp = (file: string, stamp: BuildStamp): void =>
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);

/** Reads the stamp of a build. Returns `undefined` if the file is missing or invalid. */
export function readStamp(file: string): BuildStamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildStamp>;
    return stamp.commit && stamp.changes && stamp.settings && stamp.options ? (stamp as BuildStamp) : undefined;
  } catch {
    return undefined;
  }
}

const shown = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** Returns the differences between settings. Doesn't show the values of groups, because they contain keys. */
function settingDifferences(recorded: Settings, current: Settings): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(current)])] as (keyof Settings)[];
  return names.sort().flatMap((name) => {
    const [was, is] = [recorded[name], current[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return typeof was === 'object' || typeof is === 'object'
      ? `the setting ${name} differs`
      : `the setting ${name} was ${shown(was)} and is ${shown(is)}`;
  });
}

function changeDifferences(recorded: BuildStamp['changes'], current: BuildStamp['changes']): string[] {
  const files = [...new Set([...Object.keys(recorded), ...Object.keys(current)])]
    .filter((file) => recorded[file] !== current[file])
    .sort();
  if (!files.length) return [];
  const more = files.length - NAMED;
  const list = files.slice(0, NAMED).join(', ') + (more > 0 ? `, and ${more} more` : '');
  return [`uncommitted changes differ in ${list}`];
}

/** Returns the differences between the stamp of a build and the current one. The list is empty if the build is up to date. */
export function stampDifferences(recorded: BuildStamp, current: BuildStamp): string[] {
  const {commit, changes, settings, options} = current;
  const commits =
    recorded.commit === commit
      ? []
      : [
          `it was built from commit ${recorded.commit.slice(0, SHORT_COMMIT)}, but the current commit is ${commit.slice(0, SHORT_COMMIT)}`,
        ];
  const list = (all: readonly string[]): string => (all.length ? all.join(' ') : 'none');
  const differentOptions =
    list(recorded.options) === list(options)
      ? []
      : [`it was built with the options ${list(recorded.options)}, but the current options are ${list(options)}`];
  return [
    ...commits,
    ...changeDifferences(recorded.changes, changes),
    ...settingDifferences(recorded.settings, settings),
    ...differentOptions,
  ];
}
