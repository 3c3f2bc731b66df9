/**
 * Checks the content of the site: style, pages, routes, URLs of other sites, and code samples. `npm run check` runs it.
 *
 *   tsx lint/run.ts                          all files
 *   tsx lint/run.ts docs/basics …            only these files or folders
 *   tsx lint/run.ts --changed [--base REF]   only files that changed, and pages that a change can break
 *   --rules style,pages                      only the rules of these topics
 *   --no-skeletons                           reports skeletons as findings
 *   --today 2026-11-23                       day on which to check what ends; today by default
 *   --format github                          also prints annotations for GitHub; the default in GitHub Actions
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {changedFiles} from '../scripts/lib/changedFiles.ts';
import {runMain} from '../scripts/lib/main.ts';
import {isoDay} from '../src/lib/dates.ts';
import {nearest, orList} from '../src/lib/nearest.ts';
import {formatDiagnostic, formats, reportLines, sortDiagnostics, type Diagnostic} from './diagnostic.ts';
import {ParsedDocuments} from './parsedDocuments.ts';
import {dependentsOf, scopeOfChanges, scopeOfPaths, topics, type Scope, type TopicName} from './scopes.ts';
import {chosen, filesAt, isAt, PROSE} from './sources.ts';

/** What the rules of a topic check. */
export interface Context {
  documents: ParsedDocuments;
  files: readonly string[];
  /** Whether they check everything, as opposed to some files and folders. */
  isEverything: boolean;
  isChosen: (file: string) => boolean;
  /** Day on which to check what ends, YYYY-MM-DD. */
  today: string;
  /** Whether to report skeletons: documents that aren't written yet. */
  noSkeletons: boolean;
}

/** Rules of a topic. */
export interface Rules {
  /** Returns the findings in a file that don't depend on other files. */
  checkFile?: (file: string) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  /** Returns the other findings, after `checkFile` was called with all files. */
  finish: () => Result | Promise<Result>;
}

export interface Result {
  findings?: readonly Diagnostic[];
  /** Lines to print in addition to the findings. */
  notes?: readonly string[];
  /** Number and type of what was checked, such as "12 files". */
  checked: string;
}

// Rules are loaded only if they run.
const loaders: Record<TopicName, () => Promise<(context: Context) => Rules>> = {
  style: async () => (await import('./rules/style.ts')).style,
  pages: async () => (await import('./rules/pages.ts')).pages,
  routes: async () => (await import('./rules/routes.ts')).routes,
  addresses: async () => (await import('./rules/addresses.ts')).addresses,
  samples: async () => (await import('./rules/samples.ts')).samples,
  expiry: async () => (await import('./rules/expiry.ts')).expiry,
};

const SOURCES = [...PROSE, 'src'];

const ALL = topics.map(({name}) => name);

function oneOf<Value extends string>(option: string, value: string, accepted: readonly Value[]): Value {
  const found = accepted.find((one) => one === value);
  if (found) return found;
  const near = nearest(value, accepted);
  throw new Error(`Invalid ${option} ${value}: ${near ? `did you mean ${near}?` : `expected ${orList(accepted)}`}`);
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      base: {type: 'string'},
      rules: {type: 'string', default: ALL.join()},
      format: {type: 'string', default: process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'},
      today: {type: 'string', default: new Date().toISOString().slice(0, 10)},
      'no-skeletons': {type: 'boolean', default: false},
    },
  });
  if (values.base !== undefined && !values.changed) throw new Error('--base needs --changed');
  if (values.changed && positionals.length)
    throw new Error(`Use either --changed or files and folders, not both: ${positionals.join(', ')}`);
  const {today} = values;
  if (!isoDay(today)) throw new Error(`Invalid --today ${today}: expected a date, such as 2026-11-23`);
  const format = oneOf('--format', values.format, formats);
  const names = values.rules.split(',').map((name) => oneOf('--rules', name, ALL));
  const selected = topics.filter(({name}) => names.includes(name));
  const existing = filesAt(SOURCES.filter((source) => existsSync(source)));
  const checked = existing.filter((file) => selected.some(({files}) => files.test(file)));
  chosen(checked, positionals, SOURCES);

  const documents = new ParsedDocuments();
  const changes = values.changed ? changedFiles(values.base) : undefined;
  const dependents = changes ? dependentsOf(documents, changes) : [];
  const scopes = selected.map((topic): Scope | undefined => {
    if (changes) return scopeOfChanges(topic, changes, dependents);
    return positionals.length ? scopeOfPaths(topic, positionals, checked) : {everything: true};
  });

  const running = await Promise.all(
    selected.flatMap((topic, at) => {
      const scope = scopes[at];
      if (!scope) return [];
      const isChosen = isAt(scope.everything ? [] : scope.paths);
      const files = checked.filter((file) => topic.files.test(file) && isChosen(file));
      const context: Context = {
        documents,
        files,
        isEverything: scope.everything,
        isChosen,
        today,
        noSkeletons: values['no-skeletons'],
      };
      return loaders[topic.name]().then((create) => ({
        name: topic.name,
        because: scope.everything && scope.because ? ` (everything, because ${scope.because})` : '',
        files: new Set(files),
        rules: create(context),
        findings: [] as Diagnostic[],
      }));
    }),
  );
  // A syntax error is a finding of all topics that need the tree, but it's reported once.
  const seen = new Set<string>();
  const add = (findings: Diagnostic[], more: readonly Diagnostic[] = []): void => {
    const isNew = (one: string): boolean => !seen.has(one) && !!seen.add(one);
    findings.push(...more.filter((finding) => isNew(formatDiagnostic(finding))));
  };
  for (const file of checked) {
    for (const {files, rules, findings} of running)
      if (rules.checkFile && files.has(file)) add(findings, await rules.checkFile(file));
  }
  const notes: string[] = [];
  for (const {name, because, rules, findings} of running) {
    const result = await rules.finish();
    add(findings, result.findings);
    notes.push(...(result.notes ?? []), `${name}: ${result.checked}, ${findings.length} findings${because}`);
  }
  const all = sortDiagnostics(running.flatMap(({findings}) => findings));
  console.log([...reportLines(all, format), ...notes].join('\n'));
  return all.some(({severity}) => severity !== 'warning') ? 1 : 0;
}

runMain(main);
