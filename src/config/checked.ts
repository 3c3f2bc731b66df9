import {readFileSync} from 'node:fs';
import path from 'node:path';
import {longDate} from '../lib/dates.ts';

/** Result of the last checks that passed. */
export interface Checked {
  /** Date of the checks, in the format that readers see, such as November 20, 2026. */
  day: string;
  /** Version of the npm package `saucelabs`, which `src/data/openapi/openapi.test.ts` compares with the API documents. */
  client: string;
}

/** Returns what pages show about checks that passed on a day in the format YYYY-MM-DD. Reads the client version from `package.json`. */
export function checked(on: string): Checked {
  const {devDependencies} = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8')) as {
    devDependencies: {saucelabs: string};
  };
  return {day: longDate(new Date(on)), client: devDependencies.saucelabs};
}
