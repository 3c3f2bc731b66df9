import {expect, it} from 'vitest';
import {queryOf} from './queryOf.ts';

it.each([
  ['INFO start\n\u001b[31mERROR no such tunnel\u001b[0m\n    at run (a.js:1:2)\nINFO end\n', 'ERROR no such tunnel'],
  ['first\nsecond\n---\n', 'second'],
  ['  123  ', '123'],
  [`Error: ${'x'.repeat(300)}`, `Error: ${'x'.repeat(193)}`],
])('converts %j to %j', (log, query) => expect(queryOf(log)).toBe(query));
