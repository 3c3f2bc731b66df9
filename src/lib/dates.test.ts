import {expect, it} from 'vitest';
import {longDate, shortDate, writtenDate} from './dates.ts';

const WEEK = 7 * 24 * 3600 * 1000;
const weeks = Array.from({length: 520}, (_, i) => new Date(Date.UTC(2020, 0, 1, 23, 59) + i * WEEK));

it.each([
  ['long', longDate],
  ['medium', shortDate],
] as const)('formats dates in UTC like Intl.DateTimeFormat with the style %s', (dateStyle, write) => {
  const english = new Intl.DateTimeFormat('en-US', {dateStyle, timeZone: 'UTC'});
  for (const day of weeks) expect(write(day)).toBe(english.format(day));
});

it('formats a date or a month for running text', () => {
  expect(writtenDate('2026-11-03')).toBe('November 3, 2026');
  expect(writtenDate('2026-01')).toBe('January 2026');
});
