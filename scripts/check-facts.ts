/**
 * `npm run check:facts`: compares the reference data with its sources (`src/data/sources.yaml`): npm packages, schemas and flags in public
 * repositories, and tables with the end of life of versions. Reports the value in the data, the value in the source, and affected pages.
 *
 *   --report FILE    also writes the report as Markdown, for an issue
 *   --github URL, --api URL, --registry URL    other servers, for tests and mirrors
 *
 * Exit status: 0 if nothing differs, 1 if something differs, 2 if nothing differs, but a source couldn't be reached.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Documents} from '../lint/documents.ts';
import {configNames} from '../src/data/configFiles.ts';
import {
  loadFactExceptions,
  loadSources,
  type FactException,
  type Source,
  type SourceFact,
} from '../src/data/sources.ts';
import {renderers} from '../src/remark/reference/renderers.ts';
import {
  compareAppium,
  compareConfigSchemas,
  compareFlags,
  comparePackageVersion,
  compareVersions,
  differences,
  type Difference,
} from './lib/facts/compare.ts';
import {newestVersion, readUrl, Unreachable, type Servers} from './lib/facts/read.ts';
import {runMain} from './lib/main.ts';

/** Returns the routes of the pages that render a data file, sorted. */
function affectedPages(documents: Documents, file: string): string[] {
  const rendersFile = (source: string): boolean =>
    [...source.matchAll(/^ *<(\w+(?:Reference|Configurator))\b([^>]*?)\/>/gm)].some(([, name, written]) => {
      const attributes = Object.fromEntries(
        [...written!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      );
      return renderers[name!]?.data(attributes).includes(file);
    });
  return documents.files
    .filter((one) => rendersFile(documents.source(one)))
    .map((one) => documents.routeOf(one))
    .sort();
}

interface Outcome {
  differences: Difference[];
  /** Sources that couldn't be compared, with the reason. */
  failures: {reason: string; isUnreachable: boolean}[];
}

async function compareFact(source: Source, fact: SourceFact, servers: Servers): Promise<Difference[]> {
  const paths = fact.paths ?? [fact.path!];
  const texts = await Promise.all(
    paths.map(async (path) => {
      const url =
        fact.type === 'appium-versions' ? servers.api + path : `${servers.github}/${source.repository}/HEAD/${path}`;
      return {path, text: await readUrl(url)};
    }),
  );
  const [text] = texts;
  switch (fact.type) {
    case 'config-schemas':
      return compareConfigSchemas(
        text!,
        configNames.filter((name) => source.files.includes(`config/${name}`)),
      );
    case 'flags':
      return compareFlags(texts, fact.tool!);
    case 'package-version':
      return comparePackageVersion(text!, source.files[0]!, source.version);
    case 'appium-versions':
      return compareAppium(text!);
    default:
      return compareVersions(fact, text!, fact.product!);
  }
}

async function compareNpm({npm, version, files}: Source, {registry}: Servers): Promise<Difference[]> {
  const fact = `version of ${npm}`;
  const newest = await newestVersion(npm!, registry);
  return files
    .slice(0, 1)
    .flatMap((file) => differences(file, new Map([[fact, version ?? '']]), new Map([[fact, newest]]), true));
}

async function compareAll(servers: Servers): Promise<Outcome> {
  const tasks = loadSources().flatMap((source) => [
    ...(source.npm ? [() => compareNpm(source, servers)] : []),
    ...(source.facts ?? []).map((fact) => () => compareFact(source, fact, servers)),
  ]);
  const outcome: Outcome = {differences: [], failures: []};
  for (const task of tasks) {
    try {
      outcome.differences.push(...(await task()));
    } catch (error) {
      outcome.failures.push({reason: (error as Error).message, isUnreachable: error instanceof Unreachable});
    }
  }
  return outcome;
}

/** Returns an expression for a text in which `*` matches any text. */
const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Returns whether an exception applies to a difference. */
const accepts =
  ({file, fact}: Difference) =>
  (one: FactException): boolean =>
    pattern(one.file).test(file) && pattern(one.fact).test(fact);

function reportOf(
  found: readonly Difference[],
  failures: Outcome['failures'],
  pagesOf: (file: string) => string[],
): string {
  const cell = (value: string | undefined): string => (value ?? '–').replaceAll('|', '\\|');
  const files = [...new Set(found.map(({file}) => file))].sort();
  return [
    ...files.flatMap((file) => [
      `## src/data/${file}`,
      '',
      '| Fact | In the data | In the source |',
      '| --- | --- | --- |',
      ...found
        .filter((one) => one.file === file)
        .map(({fact, ours, theirs}) => `| ${cell(fact)} | ${cell(ours)} | ${cell(theirs)} |`),
      '',
      `Affected pages: ${pagesOf(file).join(', ') || 'none'}`,
      '',
    ]),
    ...(failures.length ? ['## Not compared', '', ...failures.map(({reason}) => `- ${reason}`), ''] : []),
  ].join('\n');
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      report: {type: 'string'},
      github: {type: 'string', default: 'https://raw.githubusercontent.com'},
      api: {type: 'string', default: 'https://api.us-west-1.saucelabs.com'},
      registry: {type: 'string'},
    },
  });
  const exceptions = loadFactExceptions();
  const {differences: all, failures} = await compareAll(values);
  const found = all.filter((one) => !exceptions.some(accepts(one)));
  const unused = failures.length ? [] : exceptions.filter((exception) => !all.some((one) => accepts(one)(exception)));
  const documents = new Documents();
  const pagesOf = (file: string): string[] => affectedPages(documents, file);

  for (const {file, fact, ours, theirs} of found)
    console.log(
      `src/data/${file}: ${fact}: ${ours ?? 'missing'} in the data, ${theirs ?? 'missing'} in the source; pages: ${pagesOf(file).join(', ') || 'none'}`,
    );
  for (const {file, fact} of unused)
    console.log(`src/data/factExceptions.yaml: ${file}: ${fact}: no longer differs; remove the entry`);
  const reasons = [...new Set(failures.map(({reason}) => reason))];
  for (const reason of reasons) console.error(`Not compared: ${reason}`);
  if (values.report) writeFileSync(values.report, reportOf(found, failures, pagesOf));
  console.log(
    `Differences: ${found.length}. Accepted: ${all.length - found.length}. Sources not compared: ${failures.length}.`,
  );
  if (found.length || unused.length || failures.some(({isUnreachable}) => !isUnreachable)) return 1;
  if (!failures.length) return 0;
  console.error('The comparison is incomplete. Check your network, and run the command again.');
  return 2;
}

runMain(main);
