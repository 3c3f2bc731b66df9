import {longDate} from '../lib/dates.ts';

/** Result of the last checks that passed. */
export interface Checked {
  /** Date of the checks, in the format that readers see, such as November 20, 2026. */
  day: string;
}

/** Returns what pages show about checks that passed on a day in the format YYYY-MM-DD. */
export const checked = (on: string): Checked => ({day: longDate(new Date(on))});
