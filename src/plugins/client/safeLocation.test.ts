import {expect, it} from 'vitest';
import {safeLocation} from './safeLocation.ts';

it.each(['', '#a', '#a%20b', '#%E2%82%AC', '#['])('leaves a location with the hash "%s" as it is', (hash) => {
  const location = {hash};
  expect(safeLocation(location)).toBe(location);
});

it.each([
  ['#%', '#%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('encodes the percent signs of "%s", and returns the same copy each time', (hash, expected) => {
  const location = {hash, pathname: '/a/'};
  expect(safeLocation(location)).toEqual({hash: expected, pathname: '/a/'});
  expect(safeLocation(location)).toBe(safeLocation(location));
});
