/**
 * Holds the Markdown and the words of pages against the style guide.
 *
 *   tsx scripts/check-style.ts                     every page and how-to
 *   tsx scripts/check-style.ts docs/basics …       some files or folders only
 *
 * What it found on a file is kept in `.cache/style.json` until the file, the rules or the packages change.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Finding} from '../src/content/checkPage.ts';
import {checkStyle} from '../src/content/style/checkStyle.ts';
import {readCache, writeCache} from './lib/jsonCache.ts';
import {runMain} from './lib/main.ts';
import {chosenProse, filesAt} from './lib/sources.ts';

/** What the findings depend on beside the file itself. */
const RULES = ['src/content/style', 'src/data/words.yaml', 'package-lock.json'];
const CACHE = '.cache/style.json';

interface Checked {
  digest: string;
  findings: Finding[];
}

const digestOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

async function main(): Promise<number> {
  const files = chosenProse(process.argv.slice(2));
  const rules = digestOf(...filesAt(RULES).map((file) => readFileSync(file, 'utf8')));
  const cache = readCache<Checked>(CACHE);
  const findings: Finding[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const digest = digestOf(rules, source);
    if (cache[file]?.digest !== digest) cache[file] = {digest, findings: await checkStyle(file, source)};
    findings.push(...cache[file].findings);
  }
  writeCache(CACHE, cache);

  for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  return findings.length ? 1 : 0;
}

runMain(main);
