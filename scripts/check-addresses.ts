/**
 * Holds the addresses of other sites in pages, data and settings against `src/data/hosts.yaml`, without asking them.
 *
 *   tsx scripts/check-addresses.ts                     everything
 *   tsx scripts/check-addresses.ts docs/basics …       some files or folders only
 */
import {readFileSync} from 'node:fs';
import {checkAddresses} from '../src/content/addresses.ts';
import {readHosts} from '../src/data/hosts.ts';
import {checkedBy} from './lib/checks.ts';
import {runMain} from './lib/main.ts';
import {report} from './lib/report.ts';
import {chosen, filesAt, PROSE} from './lib/sources.ts';

const SOURCES = [...PROSE, 'src'];

async function main(): Promise<number> {
  const hosts = readHosts();
  const files = chosen(checkedBy('addresses', filesAt(SOURCES)), process.argv.slice(2), SOURCES);
  const findings = files.flatMap((file) => checkAddresses(file, readFileSync(file, 'utf8'), hosts));
  return report(findings, `${files.length} files`);
}

runMain(main);
