/**
 * Holds the addresses of other sites in pages, data and settings against `src/data/hosts.yaml`, without asking them.
 *
 *   tsx scripts/check-addresses.ts                     everything
 *   tsx scripts/check-addresses.ts docs/basics …       some files or folders only
 */
import {readFileSync} from 'node:fs';
import {checkAddresses} from '../src/content/addresses.ts';
import {readHosts} from '../src/data/hosts.ts';
import {runMain} from './lib/main.ts';
import {chosen, filesAt, PROSE} from './lib/sources.ts';

const SOURCES = [...PROSE, 'src'];
const isChecked = (file: string): boolean => /\.(mdx?|yaml|tsx?)$/.test(file) && !/\.test\.ts$|hosts\.yaml$/.test(file);

async function main(): Promise<number> {
  const hosts = readHosts();
  const files = chosen(filesAt(SOURCES).filter(isChecked), process.argv.slice(2), SOURCES);
  const findings = files.flatMap((file) => checkAddresses(file, readFileSync(file, 'utf8'), hosts));
  for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  return findings.length ? 1 : 0;
}

runMain(main);
