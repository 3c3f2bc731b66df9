/**
 * `npm run bench:build`: what a production build costs. Cold with the fast toolchain and without it, warm after one page changed, and
 * cold at 2 and 4 times the pages, each with processor time, elapsed time, peak memory and size. Works on copies; takes some minutes.
 */
import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LEDGER_FILE} from '../../src/plugins/ledger/ledger.ts';
import {bytesBelow} from './size.ts';
import {measure, type Cost} from './measure.ts';
import {runMain} from '../lib/main.ts';

const PARTS = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'package.json', LEDGER_FILE];

/** A copy of the site with its pages `times` over, in a folder of its own, without caches. */
function copyOfSite(times: number): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const part of PARTS) cpSync(part, path.join(dir, part), {recursive: true});
  writeFileSync(path.join(dir, '.gitignore'), 'node_modules\nbuild\n.docusaurus\n');
  linkPackages(path.join(dir, 'node_modules'));
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((f) => f.endsWith('.mdx') && !f.includes('_partials'));
  for (let copy = 2; copy <= times; copy += 1) {
    for (const page of pages) {
      const target = path.join(dir, 'docs', `copy-${copy}`, page);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, readFileSync(path.join('docs', page)));
    }
  }
  // The dates on the pages come from git.
  for (const args of [['init', '-q'], ['add', '-A', '.'], ['commit', '-qm', 'copy']]) execFileSync('git', ['-C', dir, ...args]);
  return dir;
}

/** Each package by itself, so that the caches, which are kept in the same folder, are the copy's own. */
function linkPackages(dir: string): void {
  mkdirSync(dir);
  const packages = readdirSync('node_modules').filter((name) => name !== '.cache');
  for (const name of packages) symlinkSync(path.resolve('node_modules', name), path.join(dir, name));
}

function row(name: string, pages: number, cost: Cost, bytes: number): void {
  const cells = [name, pages, cost.cpuSeconds.toFixed(1), cost.wallSeconds.toFixed(1), Math.round(cost.peakMebibytes), (bytes / 2 ** 20).toFixed(1)];
  console.log(`| ${cells.join(' | ')} |`);
}

async function build(dir: string, noFaster = false): Promise<{cost: Cost; bytes: number}> {
  const cost = await measure('npx', ['--no-install', 'docusaurus', 'build'], dir, noFaster ? {DOCUSAURUS_NO_FASTER: 'true'} : {});
  return {cost, bytes: bytesBelow(path.join(dir, 'build'))};
}

async function main(): Promise<void> {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((f) => f.endsWith('.mdx') && !f.includes('_partials')).length;
  console.log('| build | pages | processor s | elapsed s | peak MiB | size MiB |\n| --- | --- | --- | --- | --- | --- |');
  const once = copyOfSite(1);
  const cold = await build(once);
  row('cold', pages, cold.cost, cold.bytes);
  appendFileSync(path.join(once, 'docs/overview.mdx'), '\nOne more sentence.\n');
  const warm = await build(once);
  row('warm, one page changed', pages, warm.cost, warm.bytes);
  rmSync(once, {recursive: true});
  const plain = copyOfSite(1);
  const slow = await build(plain, true);
  row('cold, faster off', pages, slow.cost, slow.bytes);
  rmSync(plain, {recursive: true});
  for (const times of [2, 4]) {
    const many = copyOfSite(times);
    const grown = await build(many);
    row(`cold, ${times}x pages`, pages * times, grown.cost, grown.bytes);
    rmSync(many, {recursive: true});
  }
  const ratio = (a: Cost, b: Cost) => (a.cpuSeconds / b.cpuSeconds).toFixed(2);
  console.log(`cold against faster off: ${ratio(cold.cost, slow.cost)} (budget 0.5); warm against cold: ${ratio(warm.cost, cold.cost)} (budget 0.5)`);
}

runMain(main);
