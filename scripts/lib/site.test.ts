import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {currentStamp, writeStamp} from './buildStamp.ts';
import {staleness} from './site.ts';

describe('why a build is out of date', () => {
  let dir: string;
  let stampFile: string;
  const at = (name: string): string => path.join(dir, name);
  const reasons = (env: Record<string, string> = {}): string[] => staleness(at('build'), stampFile, {dir, env});

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    stampFile = at('.build-stamp');
    writeFileSync(at('.gitignore'), 'build/\n.build-stamp\n');
    for (const args of [['init', '--quiet'], ['add', '.'], ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'first']]) execFileSync('git', ['-C', dir, ...args]);
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('is that there is none', () => expect(reasons()).toEqual(['it does not exist']));

  it('is that nothing records what it was made from, or only an earlier version of this project does', () => {
    mkdirSync(at('build'));
    expect(reasons()).toEqual(['nothing records what it was made from']);
    writeFileSync(stampFile, 'f'.repeat(64));
    expect(reasons()).toEqual(['nothing records what it was made from']);
  });

  it('is nothing after a build, and then what differs', () => {
    writeStamp(stampFile, currentStamp({dir, env: {}}));
    expect(reasons()).toEqual([]);
    writeFileSync(at('docs.mdx'), 'new');
    expect(reasons({BASE_URL: '/docs/'})).toEqual(['uncommitted changes differ in docs.mdx', 'the setting baseUrl was "/" and is "/docs/"']);
  });

  it('is unknown without git', () => {
    rmSync(at('.git'), {recursive: true});
    expect(reasons()).toEqual([expect.stringMatching(/^what has changed since is unknown \(.*git/)]);
  });
});
