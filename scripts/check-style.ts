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
import {syntaxFinding, type Finding} from '../src/content/checkPage.ts';
import {checkStyle} from '../src/content/style/checkStyle.ts';
import {checkedBy} from './lib/checks.ts';
import {readCache, writeCache} from './lib/jsonCache.ts';
import {runMain} from './lib/main.ts';
import {report} from './lib/report.ts';
import {chosen, filesAt, PROSE} from './lib/sources.ts';

/** What the findings depend on beside the file itself. */
const RULES = ['src/content/style', 'src/data/words.yaml', 'package-lock.json'];
const CACHE = '.cache/style.json';

interface Checked {
  digest: string;
  findings: Finding[];
}

const digestOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

/** A page that can't be parsed doesn't keep the others from being checked. */
async function findingsIn(file: string, source: string): Promise<Finding[]> {
  const text = source.replace(/^\uFEFF/, '');
  const mark = text === source ? [] : [{file, line: 1, message: 'starts with a byte order mark; save the file as UTF-8 without one [byte-order-mark]'}];
  return [...mark, ...(await checkStyle(file, text).catch((error: unknown) => [syntaxFinding(file, error)]))];
}

async function main(): Promise<number> {
  const files = chosen(checkedBy('style', filesAt(PROSE)), process.argv.slice(2), PROSE);
  const rules = digestOf(...filesAt(RULES).map((file) => readFileSync(file, 'utf8')));
  const cache = readCache<Checked>(CACHE);
  const findings: Finding[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const digest = digestOf(rules, source);
    if (cache[file]?.digest !== digest) cache[file] = {digest, findings: await findingsIn(file, source)};
    findings.push(...cache[file].findings);
  }
  writeCache(CACHE, cache);

  return report(findings, `${files.length} files`);
}

runMain(main);
