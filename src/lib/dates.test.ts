import {expect, it} from 'vitest';
import {longDate, shortDate} from './dates.ts';

const WEEK = 7 * 24 * 3600 * 1000;
const weeks = Array.from({length: 520}, (_, i) => new Date(Date.UTC(2020, 0, 1, 23, 59) + i * WEEK));

it.each([
  ['long', longDate],
  ['medium', shortDate],
] as const)('writes days as English has them, in UTC: %s', (dateStyle, write) => {
  const english = new Intl.DateTimeFormat('en-US', {dateStyle, timeZone: 'UTC'});
  for (const day of weeks) expect(write(day)).toBe(english.format(day));
});
