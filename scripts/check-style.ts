/**
 * Holds the Markdown and the words of pages against the style guide.
 *
 *   tsx scripts/check-style.ts                     every page and how-to
 *   tsx scripts/check-style.ts docs/basics …       some files or folders only
 *
 * What it found on a file is kept in `.cache/style.json` until the file, the rules or the packages change.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../src/content/checkPage.ts';
import {checkStyle} from '../src/content/style/checkStyle.ts';
import {runMain} from './lib/main.ts';
import {chosen, filesAt} from './lib/sources.ts';

const SOURCES = ['docs', 'versioned_docs', 'contributing', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
/** What the findings depend on beside the file itself. */
const RULES = ['src/content/style', 'src/data/words.yaml', 'package-lock.json'];
const CACHE = '.cache/style.json';

type Cache = Record<string, {digest: string; findings: Finding[]}>;

const digestOf = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

async function main(): Promise<number> {
  const files = chosen(filesAt(SOURCES).filter((file) => /\.mdx?$/.test(file)), process.argv.slice(2), SOURCES);
  const rules = digestOf(...filesAt(RULES).map((file) => readFileSync(file, 'utf8')));
  const cache = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Cache) : {};
  const findings: Finding[] = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const digest = digestOf(rules, source);
    if (cache[file]?.digest !== digest) cache[file] = {digest, findings: await checkStyle(file, source)};
    findings.push(...cache[file].findings);
  }
  mkdirSync(path.dirname(CACHE), {recursive: true});
  writeFileSync(CACHE, JSON.stringify(cache));

  for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  return findings.length ? 1 : 0;
}

runMain(main);
