/**
 * `npm run bench:build [-- --rows cold,warm,…]`: measures production builds: processor time, elapsed time, peak memory, size, and the
 * scripts that a document loads. Builds copies of the site, without caches except for `warm`. The default rows take half an hour or more.
 */
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documents} from '../../lint/documents.ts';
import {runMain} from '../lib/main.ts';
import {copyOfSite} from './copyOfSite.ts';
import {documentScripts} from '../budgets/pages.ts';
import {bytesBelow, head, kilobytes, measure, row as tableRow, type Cost} from './measure.ts';

/** Types of builds, in the order of the measurements. `warm` builds the copy of `cold` again after a change of one page. */
const rows = {
  cold: {times: 1},
  warm: {times: 1},
  'lean off': {times: 1, env: {LEAN: 'off'}},
  'faster off': {times: 1, env: {DOCUSAURUS_NO_FASTER: 'true'}},
  '2x': {times: 2},
  '4x': {times: 4},
  '10x': {times: 10},
  '10x lean off': {times: 10, env: {LEAN: 'off'}},
} satisfies Record<string, {times: number; env?: Record<string, string>}>;
type Row = keyof typeof rows;

const USUAL: readonly Row[] = ['cold', 'warm', 'lean off', 'faster off', '2x', '4x'];
/** Budgets of processor time, relative to another build: `row` can take at most `most` times the processor time of `base`. */
const budgets: readonly {row: Row; base: Row; most: number}[] = [
  {row: 'cold', base: 'faster off', most: 0.5},
  {row: 'warm', base: 'cold', most: 0.5},
  {row: 'cold', base: 'lean off', most: 1.1},
];
/** Memory budget of a cold build, in MiB. */
const MOST_MEMORY = 3072;

/** The default limit of Node.js, 4 GB, is too low for ten times the pages. */
const MANY_PAGES = {NODE_OPTIONS: '--max-old-space-size=16384'};

const build = (dir: string, row: Row): Promise<Cost> => {
  const {times, env = {}} = rows[row] as {times: number; env?: Record<string, string>};
  return measure('npx', ['--no-install', 'docusaurus', 'build'], dir, {...env, ...(times > 4 && MANY_PAGES)});
};

/** Builds a copy of the site, prints the row, and returns the cost of the build. */
async function measureRow(row: Row, dir: string): Promise<Cost> {
  const cost = await build(dir, row);
  const out = path.join(dir, 'build');
  const cells = [
    row,
    documents().length * rows[row].times,
    cost.cpuSeconds.toFixed(1),
    cost.wallSeconds.toFixed(1),
    Math.round(cost.peakMebibytes),
  ];
  console.log(
    tableRow([...cells, (bytesBelow(out) / 2 ** 20).toFixed(1), kilobytes(documentScripts(out, 'overview'))]),
  );
  return cost;
}

/** Measures the rows, each in its own copy of the site, except for `warm`, which reuses the copy of `cold`. */
async function measureRows(names: readonly Row[]): Promise<Map<Row, Cost>> {
  const costs = new Map<Row, Cost>();
  for (const name of names.filter((one) => one !== 'warm')) {
    const dir = copyOfSite(rows[name].times);
    try {
      costs.set(name, await measureRow(name, dir));
      if (name === 'cold' && names.includes('warm')) {
        appendFileSync(path.join(dir, 'docs/overview.mdx'), '\nOne more sentence.\n');
        costs.set('warm', await measureRow('warm', dir));
      }
    } finally {
      rmSync(dir, {recursive: true});
    }
  }
  return costs;
}

function chosen(): readonly Row[] {
  const {values} = parseArgs({options: {rows: {type: 'string', default: USUAL.join(',')}}});
  const names = values.rows.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in rows));
  if (unknown !== undefined)
    throw new Error(
      `Invalid --rows value "${unknown}": expected one or more of ${Object.keys(rows).join(', ')}, separated by commas.`,
    );
  return names.includes('warm') && !names.includes('cold') ? ['cold', ...(names as Row[])] : (names as Row[]);
}

async function main(): Promise<number> {
  const names = chosen();
  console.log(
    head(['build', 'pages', 'processor s', 'elapsed s', 'peak MiB', 'size MiB', 'JavaScript of a document, KB']),
  );
  const costs = await measureRows(names);
  let over = 0;
  for (const {row, base, most} of budgets) {
    const [cost, other] = [costs.get(row), costs.get(base)];
    if (!cost || !other) continue;
    const ratio = cost.cpuSeconds / other.cpuSeconds;
    console.log(
      `${row} compared with ${base}: ${ratio.toFixed(2)} times the processor time (budget ${most}), ${(cost.peakMebibytes / other.peakMebibytes).toFixed(2)} times the memory`,
    );
    if (ratio > most) over = 1;
  }
  const memory = costs.get('cold')?.peakMebibytes;
  if (memory !== undefined && memory > MOST_MEMORY) {
    console.log(`cold uses ${Math.round(memory)} MiB of memory, but the budget is ${MOST_MEMORY} MiB`);
    over = 1;
  }
  return over;
}

runMain(main);
