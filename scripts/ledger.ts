/**
 * `npm run ledger`: adds what the site has published since the last time to contributing/ledger.txt; builds the site first where that is
 * not done yet. Nothing is ever taken out.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {LEDGER_FILE, readLedger, writeLedger} from '../src/plugins/ledger/ledger.ts';
import {publishedBy} from './lib/published.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, ensureBuilt} from './lib/site.ts';

async function main(): Promise<number> {
  const before = existsSync(LEDGER_FILE) ? readLedger(readFileSync(LEDGER_FILE, 'utf8'), LEDGER_FILE) : new Set<string>();
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const after = new Set([...before, ...(await publishedBy(BUILD_DIR))]);
  writeFileSync(LEDGER_FILE, writeLedger(after));
  console.log(`${LEDGER_FILE}: ${after.size} addresses and anchors, ${after.size - before.size} of them new`);
  return 0;
}

runMain(main);
