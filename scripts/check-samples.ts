/**
 * Parses every fenced sample of the documents and every example of the command lines by the parser of its language.
 *
 *   tsx scripts/check-samples.ts                   everything, and what is not parsed, with the reason
 *   tsx scripts/check-samples.ts docs/basics …     some files or folders only
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {checkSample} from '../src/content/samples/check.ts';
import {cliSamples} from '../src/content/samples/cliSamples.ts';
import {fencesOf} from '../src/content/samples/fences.ts';
import {parsers} from '../src/content/samples/parsers/index.ts';
import type {Sample} from '../src/content/samples/types.ts';

const FOLDERS = ['docs', 'versioned_docs', 'src/data/cli'];
const only = process.argv.slice(2).map((arg) => path.normalize(arg).replace(/\/$/, ''));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx?|yaml)$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
const samplesOf = (file: string): Sample[] => (file.endsWith('.yaml') ? cliSamples : fencesOf)(file, readFileSync(file, 'utf8'));

async function main(): Promise<void> {
  const files = FOLDERS.flatMap(filesOf).filter((file) => !only.length || only.some((o) => file === o || file.startsWith(`${o}/`)));
  if (!files.length) throw new Error(`no page lies at ${only.join(', ')}; accepted are files and folders below ${FOLDERS.join(', ')}`);
  const samples = files.flatMap(samplesOf);
  const findings = (await Promise.all(samples.map(checkSample))).flat();
  for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);

  if (!only.length) {
    for (const [language, parser] of Object.entries(parsers)) {
      const count = samples.filter((sample) => sample.language === language).length;
      if (typeof parser !== 'function' && count) console.log(`not parsed: ${count} in ${language}, because ${parser.unparsed}`);
    }
  }
  console.log(`${samples.length} samples, ${findings.length} findings`);
  process.exitCode = findings.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
