import {expect, it} from 'vitest';
import {beginningOf} from './writeModules.ts';

it.each([
  ['/b/c/', '/b/a/', '/b/c'],
  ['/b/a/', '/b/', '/b/a'],
  ['/b/', '', '/'],
  ['/😀/c/', '/😀/a/', '/😀/c'],
  ['/b/', '/b/', '/b/'],
])('distinguishes %s from %s by the prefix %s', (path, before, beginning) => {
  expect(beginningOf(path, before)).toBe(beginning);
  expect(beginning <= path && (beginning > before || path === before)).toBe(true);
});
