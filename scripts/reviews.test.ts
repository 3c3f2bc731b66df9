import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeSmallProject} from '../tests/lib/smallProject.ts';
import {doc, runIn, writeTinyFile, type Outcome} from '../tests/lib/tinySite.ts';
import {dueBefore, outdatedAnswers} from './lib/reviews.ts';

let dir: string;
beforeEach(() => {
  dir = writeSmallProject({
    'docs/web-apps/new.mdx': doc('New', 'Text.', 'last_reviewed: 2031-03-02\n'),
    'docs/web-apps/due.mdx': doc('Due', 'Text.', 'last_reviewed: 2030-03-01\n'),
    'docs/web-apps/older.mdx': doc('Older', 'Text.', 'last_reviewed: 2029-05-01\n'),
    'docs/insights/never.mdx': doc('Never', 'Text.'),
  });
});
afterEach(() => rmSync(dir, {recursive: true}));

const reviews = (...args: string[]): Promise<Outcome> =>
  runIn(dir, 'tsx', [path.resolve('scripts/reviews.ts'), '--today', '2031-03-01', ...args]);

it('lists pages by area, and never and least recently reviewed pages first', async () => {
  const {code, output} = await reviews();
  expect(output).toContain(
    'Web app testing: 3\n  2029-05-01 /web-apps/older/\n  2030-03-01 /web-apps/due/\n  2031-03-02 /web-apps/new/\n',
  );
  expect(output).toContain('Insights: 1\n  never      /insights/never/\n');
  expect(code).toBe(0);
});

it('lists only pages without a review in the last 12 months with --due, and writes a report', async () => {
  const {output} = await reviews('--due', '--report', 'report.md');
  expect(output).toContain('Web app testing: 2\n  2029-05-01 /web-apps/older/\n  2030-03-01 /web-apps/due/\n');
  expect(output).toContain('9 pages, 8 not reviewed since 2030-03-01');
  expect(readFileSync(path.join(dir, 'report.md'), 'utf8')).toContain(
    '## Web app testing\n\n- 2029-05-01 /web-apps/older/\n',
  );
});

it('counts answers "Outdated" since the last review', async () => {
  const answer = (page: string, at: string, reason = 'outdated'): string =>
    `${JSON.stringify({page: `https://docs.test${page}`, helpful: false, reason, at})}\n`;
  writeTinyFile(
    dir,
    'answers.jsonl',
    answer('/web-apps/due/', '2030-03-01T23:00:00Z') +
      answer('/web-apps/due/', '2030-04-01T10:00:00Z') +
      answer('/web-apps/due/', '2030-04-01T10:00:00Z') +
      answer('/web-apps/due', '2030-05-01T10:00:00Z') +
      answer('/web-apps/due/', '2030-06-01T10:00:00Z', 'incomplete'),
  );
  expect((await reviews('--feedback', 'answers.jsonl')).output).toContain(
    '2030-03-01 /web-apps/due/, 2 answers "Outdated"\n',
  );
  writeTinyFile(dir, 'answers.jsonl', '{"page": "x"}\n');
  const {code, output} = await reviews('--feedback', 'answers.jsonl');
  expect(output).toContain('answers.jsonl:1: Invalid feedback: page="x", expected a URL.');
  expect(code).toBe(1);
});

it('handles the home page and the end of a month', () => {
  const answers = [{page: 'https://docs.test/a/', helpful: false, reason: 'outdated' as const, at: '2031-01-01'}];
  expect(outdatedAnswers(answers, '/', undefined)).toBe(0);
  expect(outdatedAnswers(answers, '/a/', undefined)).toBe(1);
  expect(dueBefore('2028-02-29')).toBe('2027-03-01');
});
