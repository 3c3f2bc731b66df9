/**
 * Parses every fenced sample of the documents and every example of the command lines by the parser of its language.
 *
 *   tsx scripts/check-samples.ts                   everything, and what is not parsed, with the reason
 *   tsx scripts/check-samples.ts docs/basics …     some files or folders only
 */
import {readFileSync} from 'node:fs';
import {checkSample} from '../src/content/samples/check.ts';
import {cliSamples} from '../src/content/samples/cliSamples.ts';
import {fencesOf} from '../src/content/samples/fences.ts';
import {parsers} from '../src/content/samples/parsers/index.ts';
import type {Sample} from '../src/content/samples/types.ts';
import {checkedBy} from './lib/checks.ts';
import {runMain} from './lib/main.ts';
import {report} from './lib/report.ts';
import {chosen, filesAt} from './lib/sources.ts';

const FOLDERS = ['docs', 'versioned_docs', 'src/data/cli'];
const only = process.argv.slice(2);

const samplesOf = (file: string): Sample[] => (file.endsWith('.yaml') ? cliSamples : fencesOf)(file, readFileSync(file, 'utf8'));

async function main(): Promise<number> {
  const files = chosen(checkedBy('samples', filesAt(FOLDERS)), only, FOLDERS);
  const samples = files.flatMap(samplesOf);
  const findings = (await Promise.all(samples.map(checkSample))).flat();

  if (!only.length) {
    for (const [language, parser] of Object.entries(parsers)) {
      const count = samples.filter((sample) => sample.language === language).length;
      if (typeof parser !== 'function' && count) console.log(`not parsed: ${count} in ${language}, because ${parser.unparsed}`);
    }
  }
  return report(findings, `${samples.length} samples`);
}

runMain(main);
