import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {afterAll, describe, expect, it} from 'vitest';
import type {ChangedPage, Day} from '../../lib/changes.ts';
import {daysOf, readHistory, requireWholeHistory, shownOf} from './history.ts';
import {atomOf, entriesOf, jsonFeedOf} from './feeds.ts';

const root = mkdtempSync(path.join(tmpdir(), 'changes-'));
afterAll(() => rmSync(root, {recursive: true}));

const run = (dir: string, at: string, ...args: string[]) =>
  execFileSync('git', ['-C', dir, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    env: {...process.env, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at},
  });

/** Creates a Git repository with the site in a subfolder and a commit for each step. Returns the folder of the site. */
function repository(name: string, steps: [at: string, subject: string, change: (dir: string) => void][]): string {
  const dir = path.join(root, name, 'site');
  mkdirSync(path.join(dir, 'docs'), {recursive: true});
  run(path.dirname(dir), '', 'init', '-q');
  for (const [at, subject, change] of steps) {
    change(dir);
    run(dir, at, 'add', '-A', '.');
    run(dir, at, 'commit', '-qm', subject);
  }
  return dir;
}

const write = (file: string, text: string) => (dir: string) => writeFileSync(path.join(dir, file), text);
const LONG = Array.from({length: 30}, (_, i) => `line ${i}`).join('\n');

const dir = repository('whole', [
  [
    '2026-01-01T23:30:00-02:00',
    'Pages: a & <b>',
    (d) => (write('docs/a.mdx', LONG)(d), write('docs/ünused.mdx', 'u')(d), write('other.txt', 'o')(d)),
  ],
  ['2026-01-02T08:00:00Z', 'Gone', (d) => rmSync(path.join(d, 'docs/ünused.mdx'))],
  ['2026-01-02T09:00:00Z', 'Elsewhere', write('other.txt', 'p')],
  ['2026-01-03T10:00:00Z', 'Moved', (d) => renameSync(path.join(d, 'docs/a.mdx'), path.join(d, 'docs/b.mdx'))],
  ['2026-01-03T11:00:00Z', 'WIP: Changed', write('docs/b.mdx', `${LONG}\nmore`)],
  ['2026-01-03T12:00:00Z', 'Another', write('docs/c.mdx', 'c')],
]);

describe('readHistory', () => {
  it('returns commits from newest to oldest, with current file names, UTC times, and no work-in-progress prefixes', () => {
    expect(readHistory(dir, 'docs').filter(({files}) => files.length)).toEqual([
      {at: '2026-01-03T12:00:00.000Z', subject: 'Another', files: [{file: 'docs/c.mdx', isNew: true}]},
      {at: '2026-01-03T11:00:00.000Z', subject: 'Changed', files: [{file: 'docs/b.mdx', isNew: false}]},
      {at: '2026-01-02T01:30:00.000Z', subject: 'Pages: a & <b>', files: [{file: 'docs/b.mdx', isNew: true}]},
    ]);
  });
});

describe('requireWholeHistory', () => {
  it('accepts a full clone', () => expect(() => requireWholeHistory(dir)).not.toThrow());

  it('rejects a shallow clone and states the fix', () => {
    const shallow = path.join(root, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${path.join(root, 'whole')}`, shallow]);
    expect(() => requireWholeHistory(shallow)).toThrow(
      'Run `git fetch --unshallow`, or set `fetch-depth: 0` in the workflow.',
    );
  });

  it('rejects a folder without a Git repository and states the fix', () => {
    const bare = mkdtempSync(path.join(tmpdir(), 'bare-'));
    expect(() => requireWholeHistory(bare)).toThrow('No Git repository found');
    rmSync(bare, {recursive: true});
  });
});

const page = (name: string, area = 'dev'): Omit<ChangedPage, 'isNew'> => ({
  path: `/${name}/`,
  title: `The "${name}" & <more>`,
  area,
});
const pages = new Map(['b', 'c'].map((name) => [`docs/${name}.mdx`, page(name, name === 'b' ? 'dev' : 'ci')]));
const days = daysOf(readHistory(dir, 'docs'), pages);

describe('daysOf', () => {
  it('groups changes by day', () => {
    expect(days.map(({day, changes}) => [day, ...changes.map(({subject}) => subject)])).toEqual([
      ['2026-01-03', 'Another', 'Changed'],
      ['2026-01-02', 'Pages: a & <b>'],
    ]);
  });
});

describe('shownOf', () => {
  const many: Day = {
    day: '2026-01-04',
    changes: [
      {
        at: '2026-01-04T00:00:00.000Z',
        subject: 'Many',
        pages: Array.from({length: 13}, (_, i) => ({...page(String(i)), isNew: false})),
      },
    ],
  };

  it('counts pages by area if a change has many', () => {
    expect(shownOf([many], 5)[0]!.changes).toEqual([
      {at: '2026-01-04T00:00:00.000Z', subject: 'Many', counts: [{area: 'dev', count: 13}]},
    ]);
  });
  it('limits the number of changes', () => {
    expect(shownOf([many, ...days], 2).map(({day, changes}) => [day, changes.length])).toEqual([
      ['2026-01-04', 1],
      ['2026-01-03', 1],
    ]);
  });
});

const head = {
  title: 'What changed: <Docs>',
  author: 'A & B',
  language: 'en-US',
  site: 'https://docs.example.com/',
  home: 'https://docs.example.com/changes/',
  folder: 'https://docs.example.com/changes/',
};

describe('the feeds', () => {
  const entries = entriesOf(days, 10);

  it('contain an entry for each page and day, from newest to oldest', () => {
    expect(entries.map(({page: {path: p, isNew}, day}) => [p, day, isNew])).toEqual([
      ['/c/', '2026-01-03', true],
      ['/b/', '2026-01-03', false],
      ['/b/', '2026-01-02', true],
    ]);
    expect(entriesOf(days, 1)).toHaveLength(1);
    expect(entriesOf(days, 10, 'ci').map(({page: {path: p}}) => p)).toEqual(['/c/']);
  });

  it('are Atom with all required elements', () => {
    const text = atomOf(head, entries);
    expect(XMLValidator.validate(text)).toBe(true);
    const {feed} = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      isArray: (name) => name === 'entry',
    }).parse(text) as {feed: Record<string, unknown>};
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      id: 'https://docs.example.com/changes/atom.xml',
      title: 'What changed: <Docs>',
      updated: '2026-01-03T12:00:00.000Z',
      author: {name: 'A & B'},
    });
    const [, , oldest] = feed.entry as Record<string, unknown>[];
    expect(oldest).toMatchObject({
      id: 'tag:docs.example.com,2026-01-02:/b/',
      title: 'New: The "b" & <more>',
      updated: '2026-01-02T01:30:00.000Z',
      link: {rel: 'alternate', type: 'text/html', href: 'https://docs.example.com/b/'},
      summary: 'Pages: a & <b>',
    });
  });

  it('are JSON Feed 1.1', () => {
    expect(JSON.parse(jsonFeedOf(head, entries))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://docs.example.com/changes/feed.json',
      items: [
        {
          id: 'tag:docs.example.com,2026-01-03:/c/',
          url: 'https://docs.example.com/c/',
          title: 'New: The "c" & <more>',
          content_text: 'Another',
          date_modified: '2026-01-03T12:00:00.000Z',
        },
        {},
        {},
      ],
    });
  });

  it('are deterministic, and valid without entries', () => {
    expect(atomOf(head, entriesOf(daysOf(readHistory(dir, 'docs'), pages), 10))).toBe(atomOf(head, entries));
    expect(XMLValidator.validate(atomOf(head, []))).toBe(true);
  });

  it('omit characters that are invalid in XML', () => {
    expect(atomOf(head, [{...entries[0]!, subjects: ['bell \u0007 and \u0000 nul']}])).toContain(
      '<summary>bell  and  nul</summary>',
    );
  });
});
