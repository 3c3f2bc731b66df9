import {isoDay, longDate} from '../lib/dates.ts';
import {repeated, type Problem} from './problems.ts';
import {load} from './load.ts';

/** Part of a source that can be compared automatically. */
export interface SourceFact {
  type:
    | 'config-schemas'
    | 'flags'
    | 'package-version'
    | 'version-table'
    | 'appium-versions'
    | 'node-schedule'
    | 'python-schedule'
    | 'labels';
  /** File in the repository, or path of the Sauce Labs API. */
  path?: string;
  paths?: string[];
  /** Command-line tool in `cli/`. */
  tool?: string;
  /** Product in `versions.yaml`. */
  product?: string;
}

/** Source of reference data, and the data files that were compared with it. */
export interface Source {
  /** Name of the source, in Markdown. */
  source: string;
  /** Repository on GitHub, as owner/name. */
  repository?: string;
  /** npm package with the same versions. */
  npm?: string;
  version?: string;
  /** Commit of the repository that the files were compared with. */
  commit?: string;
  /** Date of the last comparison, YYYY-MM-DD. */
  compared: string;
  /** What `npm run check:facts` compares with the source. */
  facts?: SourceFact[];
  /** Files in `src/data`, without their extensions. */
  files: string[];
}

/** Reports invalid dates. */
export const checkSources = (sources: readonly Source[]): Problem[] =>
  sources.flatMap(({compared}, at) =>
    isoDay(compared) ? [] : [{steps: [at, 'compared'], message: `"${compared}" isn't a valid date`}],
  );

/** Returns the sources of all data files, most important first, from `sources.yaml`. */
export const loadSources = (): Source[] => load<Source[]>('sources.yaml', 'sources.schema.json', checkSources);

/** Returns a Markdown sentence with the sources of data files and the dates of the comparisons. Throws an error if a file has no source. */
export function describeSources(files: readonly string[], sources: readonly Source[] = loadSources()): string {
  const missing = files.find((file) => !sources.some((one) => one.files.includes(file)));
  if (missing) throw new Error(`src/data/sources.yaml has no source for "${missing}"`);
  const days = new Map<string, string[]>();
  for (const {source, version, compared} of sources.filter((one) => one.files.some((file) => files.includes(file)))) {
    days.set(compared, [...(days.get(compared) ?? []), version ? `${source} ${version}` : `the ${source}`]);
  }
  const list = new Intl.ListFormat('en');
  return `Checked against ${[...days].map(([day, names]) => `${list.format(names)} on ${longDate(new Date(day))}`).join('; against ')}.`;
}

/** Difference between the data and a source that's correct. */
export interface FactException {
  file: string;
  /** Fact, as in the report. A `*` matches any text. */
  fact: string;
  reason: string;
}

/** Returns the differences that `npm run check:facts` accepts, from `factExceptions.yaml`. */
export const loadFactExceptions = (): FactException[] =>
  load<FactException[]>('factExceptions.yaml', 'factExceptions.schema.json', (exceptions) =>
    repeated(exceptions, [], ({file, fact}) => `${file}: ${fact}`),
  );
