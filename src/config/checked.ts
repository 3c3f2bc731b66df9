import {readFileSync} from 'node:fs';
import path from 'node:path';
import {longDate} from '../lib/dates.ts';

/** When the checks last passed, and what they hold the APIs against. */
export interface Checked {
  /** As readers see it: November 20, 2026. */
  day: string;
  /** The version of the npm package `saucelabs`. */
  client: string;
}

/** What pages say of the checks that passed on a day such as 2026-11-20; see `src/data/openapi/openapi.test.ts` for the client. */
export function checked(on: string): Checked {
  const {devDependencies} = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {devDependencies: {saucelabs: string}};
  return {day: longDate(new Date(on)), client: devDependencies.saucelabs};
}
