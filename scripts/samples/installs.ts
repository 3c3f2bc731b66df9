/** Packages in install commands: they exist on the npm registry, in the version that the command installs. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {commandsOf} from '../../src/content/commandLines.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {readCache, writeCache} from '../lib/jsonCache.ts';
import {wordsOf} from './commands.ts';
import {unquote} from './curl.ts';
import {findingIn, type Proof} from './findings.ts';
import {unavailable} from './packages.ts';

/** Package names and versions that exist, and the time of the request, in milliseconds since the Unix epoch. */
const CACHE = '.cache/samplePackages.json';
const KEPT_FOR = 30 * 24 * 3600 * 1000;
const AT_ONCE = 4;

/** Result of a request: whether the package exists, or the error if the registry wasn't reachable. */
export type Lookup = (spec: string) => Promise<{exists: boolean} | {error: string}>;

/** Install commands of other package managers, whose registries aren't requested. */
const UNCHECKED = /^(?:python3? -m )?(pip3?|gem|dotnet|brew|go|mvn|choco|flutter|dart) (?:install|add|get|pub)\b/;

/** Returns the npm packages that a command installs, such as `a@1.0.0`. */
export function npmPackagesIn(command: string): string[] {
  const [, rest] = /^(?:npm (?:i|install|add)|yarn (?:global )?add|pnpm add) (.*)$/.exec(command) ?? [];
  if (rest === undefined) return [];
  return wordsOf(rest)
    .map(unquote)
    .filter((word) => /^(@[\w.-]+\/)?[\w.-]+(@[^/]+)?$/.test(word) && !word.startsWith('-') && !/\.tgz$/.test(word));
}

const runFile = promisify(execFile);

/** Requests a package or a version from the npm registry. */
export const npmView: Lookup = async (spec) => {
  try {
    const {stdout} = await runFile('npm', ['view', spec, 'version', '--json'], {timeout: 60_000});
    return {exists: stdout.trim() !== ''};
  } catch (error) {
    const text = String((error as {stderr?: string}).stderr ?? error);
    if (/E404|ETARGET|No match/i.test(text)) return {exists: false};
    return {error: /npm error (.*)/.exec(text)?.[1] ?? text.slice(0, 200)};
  }
};

/** Returns the proof that packages in install commands exist. Failed requests are findings, because they prove nothing. */
export async function checkInstalls(samples: readonly Sample[], lookup: Lookup = npmView): Promise<Proof> {
  const installs = samples.flatMap((sample) =>
    ['bash', 'powershell', 'batch'].includes(sample.language)
      ? commandsOf(sample.text).map(({line, text}) => ({sample, line: line + 1, command: text.replace(/^sudo /, '')}))
      : [],
  );
  const isFresh = ([, at]: [string, number]): boolean => Date.now() - at < KEPT_FOR;
  const seen = lookup === npmView ? Object.fromEntries(Object.entries(readCache<number>(CACHE)).filter(isFresh)) : {};
  const specs = new Set(installs.flatMap(({command}) => npmPackagesIn(command)));
  const reasonOf = (spec: string): string | undefined =>
    unavailable[spec] ?? unavailable[spec.replace(/(?<=.)@.*/, '')];
  const skipped = [...specs].filter(reasonOf);
  const due = [...specs].filter((spec) => !reasonOf(spec) && !(spec in seen));
  const problems = new Map<string, string>();
  const work = async (): Promise<void> => {
    for (let spec = due.shift(); spec; spec = due.shift()) {
      const result = await lookup(spec);
      if ('error' in result)
        problems.set(spec, `could not be found, because the npm registry isn't reachable: ${result.error}`);
      else if (!result.exists) problems.set(spec, "isn't on the npm registry");
      else seen[spec] = Date.now();
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  if (lookup === npmView) writeCache(CACHE, seen);
  const others = installs.filter(({command}) => UNCHECKED.test(command)).length;
  return {
    level: 'validated',
    proven: new Set(installs.filter(({command}) => npmPackagesIn(command).length).map(({sample}) => sample)),
    diagnostics: installs.flatMap(({sample, line, command}) =>
      npmPackagesIn(command).flatMap((spec) => {
        const problem = problems.get(spec);
        return problem ? [findingIn(sample, line, 'sample-package', `installs ${spec}, which ${problem}`)] : [];
      }),
    ),
    notes: [
      ...skipped.map((spec) => `Not checked: the package ${spec}, ${reasonOf(spec)}`),
      ...(others ? [`Not checked: ${others} install commands of pip, gem, .NET, and other package managers`] : []),
    ],
  };
}
