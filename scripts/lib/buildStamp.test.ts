import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {currentStamp, readStamp, stampDifferences, writeStamp, type BuildStamp} from './buildStamp.ts';

let dir: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', dir, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  });
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};
const stamp = (env: Record<string, string> = {}, options: string[] = []): BuildStamp =>
  currentStamp({dir, env, options});
const differences = (before: BuildStamp, env: Record<string, string> = {}): string[] =>
  stampDifferences(before, stamp(env));

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  git('init', '--quiet');
  for (const file of ['docs/ci.mdx', 'docs/a b.mdx', 'scripts/delivery/nginx.ts', 'tests/a.ts']) write(file, file);
  write('.gitignore', 'build/\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('a build is up to date', () => {
  it('while nothing changes', () => expect(differences(stamp())).toEqual([]));

  it('if a file gets a new modification time and the same content', () => {
    const before = stamp();
    write('docs/ci.mdx', 'docs/ci.mdx');
    expect(differences(before)).toEqual([]);
  });

  it('if a setting is set to its default', () => {
    expect(differences(stamp(), {BASE_URL: '/', SEGMENT_WRITE_KEY: ' '})).toEqual([]);
  });

  it.each([
    'tests/a.ts',
    'tests/new.ts',
    'docs.test.ts',
    'contributing/checks.md',
    'contributing/published-urls.txt',
    'README.md',
    '.github/workflows/ci.yml',
    'scripts/check.ts',
    'scripts/lib/mcp/docs.ts',
    'build/index.html',
  ])('if a file that no build reads changes: %s', (file) => {
    const before = stamp();
    write(file, 'changed');
    expect(differences(before)).toEqual([]);
  });
});

describe('a build is out of date', () => {
  it('after a commit, even if the files are the same', () => {
    const before = stamp();
    git('commit', '--quiet', '--allow-empty', '--message', 'second');
    const [first, second] = git('log', '--format=%H')
      .trim()
      .split('\n')
      .reverse()
      .map((commit) => commit.slice(0, 7));
    expect(differences(before)).toEqual([`it was built from commit ${first}, but the current commit is ${second}`]);
  });

  it.each([
    'docs/ci.mdx',
    'docs/a b.mdx',
    'docs/new.mdx',
    'scripts/delivery/nginx.ts',
    'scripts/delivery/new.ts',
    'scripts/lib/site.ts',
    'package.json',
    'babel.config.js',
    'packages/search/index.ts',
  ])('after an uncommitted change to %s', (file) => {
    const before = stamp();
    write(file, 'changed');
    expect(differences(before)).toEqual([`uncommitted changes differ in ${file}`]);
    const after = stamp();
    write(file, 'changed again');
    expect(differences(after)).toEqual([`uncommitted changes differ in ${file}`]);
  });

  it('after a file is staged, moved, or deleted', () => {
    const before = stamp();
    git('mv', 'docs/ci.mdx', 'docs/moved.mdx');
    expect(differences(before)).toEqual(['uncommitted changes differ in docs/ci.mdx, docs/moved.mdx']);
    rmSync(path.join(dir, 'docs/a b.mdx'));
    expect(differences(before)).toEqual(['uncommitted changes differ in docs/a b.mdx, docs/ci.mdx, docs/moved.mdx']);
  });

  it('after an uncommitted change is undone', () => {
    write('docs/ci.mdx', 'changed');
    const before = stamp();
    git('checkout', '--quiet', 'docs/ci.mdx');
    expect(differences(before)).toEqual(['uncommitted changes differ in docs/ci.mdx']);
  });

  it('and lists at most three files', () => {
    const before = stamp();
    for (const name of ['a', 'b', 'c', 'd', 'e']) write(`docs/${name}.mdx`, name);
    expect(differences(before)).toEqual([
      'uncommitted changes differ in docs/a.mdx, docs/b.mdx, docs/c.mdx, and 2 more',
    ]);
  });

  it('after a change of settings, and does not show keys', () => {
    const before = stamp({BASE_URL: '/docs/', FEEDBACK_URL: 'https://f.example/answers'});
    expect(differences(before, {SEGMENT_WRITE_KEY: 'secret'})).toEqual([
      'the setting baseUrl was "/docs/" and is "/"',
      'the setting feedbackUrl was "https://f.example/answers" and is not set',
      'the setting segment differs',
    ]);
  });

  it('after a change of options', () => {
    const before = stamp({}, ['--no-minify']);
    expect(differences(before)).toEqual([
      'it was built with the options --no-minify, but the current options are none',
    ]);
    expect(differences(before, {DOCUSAURUS_NO_FASTER: 'true'})).toEqual([
      'it was built with the options --no-minify, but the current options are --no-faster',
    ]);
  });
});

describe('currentStamp', () => {
  it('includes the fixture site in the stamp of a fixture build', () => {
    const options = {dir, env: {}, isFixture: true};
    const before = currentStamp(options);
    write('tests/fixtures/site/docs/long.mdx', 'changed');
    expect(stampDifferences(before, currentStamp(options))).toEqual([
      'uncommitted changes differ in tests/fixtures/site/docs/long.mdx',
    ]);
  });
});

describe('readStamp', () => {
  it('returns the stamp that was written', () => {
    const file = path.join(dir, 'stamp');
    write('docs/ci.mdx', 'changed');
    const written = stamp({BASE_URL: '/docs/'}, ['--no-minify']);
    writeStamp(file, written);
    expect(readStamp(file)).toEqual(written);
  });

  it.each(['', 'no JSON', '{}', '0123abcd', '{"commit":"a"}'])(
    'returns undefined for a file that contains %j',
    (text) => {
      write('stamp', text);
      expect(readStamp(path.join(dir, 'stamp'))).toBeUndefined();
    },
  );
});
