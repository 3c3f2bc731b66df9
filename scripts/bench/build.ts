/**
 * `npm run bench:build [-- --rows cold,warm,…]`: what a production build costs: processor time, elapsed time, peak memory and size; and what a
 * document of it loads. Works on copies, cold unless it says otherwise; all of it takes half an hour and more, ten times the pages aside.
 */
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documents} from '../lib/documents.ts';
import {runMain} from '../lib/main.ts';
import {copyOfSite} from './copyOfSite.ts';
import {documentScripts} from './documentScripts.ts';
import {measure, type Cost} from './measure.ts';
import {bytesBelow} from './size.ts';
import {head, kilobytes, row as tableRow} from './table.ts';

/** Ways to build, in the order in which they are made; `warm` with one page changed after `cold`, which it brings with it. */
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
/** The most that a cold and a warm build may take of the processor time of the one beside it. */
const budgets: readonly {row: Row; beside: Row; most: number}[] = [
  {row: 'cold', beside: 'faster off', most: 0.5},
  {row: 'warm', beside: 'cold', most: 0.5},
  {row: 'cold', beside: 'lean off', most: 1.1},
];
/** Mebibytes. */
const MOST_MEMORY = 3072;

/** Node's own limit of 4 GB is too low for ten times the pages. */
const MANY_PAGES = {NODE_OPTIONS: '--max-old-space-size=16384'};

const build = (dir: string, row: Row): Promise<Cost> => {
  const {times, env = {}} = rows[row] as {times: number; env?: Record<string, string>};
  return measure('npx', ['--no-install', 'docusaurus', 'build'], dir, {...env, ...(times > 4 && MANY_PAGES)});
};

/** Builds in a copy of the site, prints the row and gives what it cost. */
async function measureRow(row: Row, dir: string): Promise<Cost> {
  const cost = await build(dir, row);
  const out = path.join(dir, 'build');
  const cells = [row, documents().length * rows[row].times, cost.cpuSeconds.toFixed(1), cost.wallSeconds.toFixed(1), Math.round(cost.peakMebibytes)];
  console.log(tableRow([...cells, (bytesBelow(out) / 2 ** 20).toFixed(1), kilobytes(documentScripts(out, 'overview'))]));
  return cost;
}

/** Measures the rows, each in a copy of its own, but for `warm`, which comes after `cold` in the same copy. */
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
  if (unknown !== undefined) throw new Error(`--rows names "${unknown}"; accepted: ${Object.keys(rows).join(', ')}, with commas between them`);
  return names.includes('warm') && !names.includes('cold') ? ['cold', ...(names as Row[])] : (names as Row[]);
}

async function main(): Promise<number> {
  const names = chosen();
  console.log(head(['build', 'pages', 'processor s', 'elapsed s', 'peak MiB', 'size MiB', 'JavaScript of a document, KB']));
  const costs = await measureRows(names);
  let over = 0;
  for (const {row, beside, most} of budgets) {
    const [cost, other] = [costs.get(row), costs.get(beside)];
    if (!cost || !other) continue;
    const ratio = cost.cpuSeconds / other.cpuSeconds;
    console.log(`${row} against ${beside}: ${ratio.toFixed(2)} of the processor time (budget ${most}), ${(cost.peakMebibytes / other.peakMebibytes).toFixed(2)} of the memory`);
    if (ratio > most) over = 1;
  }
  const memory = costs.get('cold')?.peakMebibytes;
  if (memory !== undefined && memory > MOST_MEMORY) {
    console.log(`cold needs ${Math.round(memory)} MiB where ${MOST_MEMORY} are allowed`);
    over = 1;
  }
  return over;
}

runMain(main);
