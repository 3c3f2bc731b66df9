import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {currentStamp, writeStamp} from './buildStamp.ts';
import {staleness} from './site.ts';

describe('staleness', () => {
  let dir: string;
  let stampFile: string;
  const at = (name: string): string => path.join(dir, name);
  const reasons = (env: Record<string, string> = {}): string[] => staleness(at('build'), stampFile, {dir, env});

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'site-'));
    stampFile = at('.build-stamp');
    writeFileSync(at('.gitignore'), 'build/\n.build-stamp\n');
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'first'],
    ])
      execFileSync('git', ['-C', dir, ...args]);
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('reports a missing build', () => expect(reasons()).toEqual(['it does not exist']));

  it('reports a missing or invalid build stamp', () => {
    mkdirSync(at('build'));
    expect(reasons()).toEqual(['its build stamp is missing or invalid']);
    writeFileSync(stampFile, 'f'.repeat(64));
    expect(reasons()).toEqual(['its build stamp is missing or invalid']);
  });

  it('returns nothing after a build, and then the differences', () => {
    writeStamp(stampFile, currentStamp({dir, env: {}}));
    expect(reasons()).toEqual([]);
    writeFileSync(at('docs.mdx'), 'new');
    expect(reasons({BASE_URL: '/docs/'})).toEqual([
      'uncommitted changes differ in docs.mdx',
      'the setting baseUrl was "/" and is "/docs/"',
    ]);
  });

  it('reports that changes cannot be determined without Git', () => {
    rmSync(at('.git'), {recursive: true});
    expect(reasons()).toEqual([expect.stringMatching(/^its changes can't be determined \(.*git/)]);
  });
});
