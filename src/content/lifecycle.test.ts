import {describe, expect, it} from 'vitest';
import {checkPage} from './checkPage.ts';
import {checkLifecycle} from './lifecycle.ts';
import type {Status} from './badges.ts';

const life = {id: 'thing', name: 'The thing', deprecated: '2026-01-01', endOfLife: '2026-06-01', pages: ['/thing/']};

function said(status: Status | undefined, today: string, route = '/thing/part/'): string[] {
  const source = `---\ntitle: A\ndescription: What the reader gets from this page, in fifty to 160 characters.\nkind: how-to\n${status ? `status: ${status}\n` : ''}---\n\nText.\n`;
  const pages = new Map([route, '/thing/'].map((r) => [r, {...checkPage(`docs${r}`, source), source}]));
  return checkLifecycle(pages, [life], today)
    .filter(({file}) => file === `docs${route}`)
    .map(({line, message}) => `${line}: ${message}`);
}

describe('a page about a product with known days', () => {
  it.each<[Status | undefined, string]>([
    [undefined, '2025-12-31'],
    ['beta', '2025-12-31'],
    ['legacy', '2025-12-31'],
    ['deprecated', '2026-01-01'],
    ['deprecated', '2026-05-31'],
    ['end-of-life', '2026-06-01'],
  ])('with status %s is right on %s', (status, today) => expect(said(status, today)).toEqual([]));

  it.each<[Status | undefined, string, string]>([
    [
      undefined,
      '2026-01-01',
      '1: has no status, but The thing is deprecated as of 2026-01-01 and reaches end of life on 2026-06-01 (src/data/lifecycle.yaml); set status: deprecated',
    ],
    [
      'beta',
      '2026-02-01',
      '5: has status beta, but The thing is deprecated as of 2026-01-01 and reaches end of life on 2026-06-01 (src/data/lifecycle.yaml); set status: deprecated',
    ],
    ['deprecated', '2026-06-01', 'set status: end-of-life'],
    ['end-of-life', '2026-05-31', 'set status: deprecated'],
    ['deprecated', '2025-12-31', 'remove the status until then'],
  ])('with status %s is wrong on %s', (status, today, message) =>
    expect(said(status, today)).toEqual([expect.stringContaining(message)]),
  );

  it('excludes a page with a similar route', () => expect(said('deprecated', '2026-06-01', '/things/')).toEqual([]));
});

it('reports a product that lists a missing page', () => {
  expect(checkLifecycle(new Map(), [life], '2026-01-01')).toEqual([
    {
      file: 'src/data/lifecycle.yaml',
      line: 1,
      column: 1,
      rule: 'lifecycle',
      message: 'thing: pages lists /thing/, which does not exist',
    },
  ]);
});
