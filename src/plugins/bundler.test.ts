import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSettings} from '../config/env.ts';
import {cacheKeyOf} from './bundler.ts';

const settings = readSettings({});

it('returns the same key for the same settings and code', () =>
  expect(cacheKeyOf(settings)).toBe(cacheKeyOf(readSettings({}))));

it.each([
  {BASE_URL: '/sub/docs/'},
  {SITE_URL: 'https://docs.example.com'},
  {RESPECT_SYSTEM_COLOR_MODE: 'false'},
  {LEAN: 'off'},
])('returns a different key with %j', (env) => {
  expect(cacheKeyOf(readSettings(env))).not.toBe(cacheKeyOf(settings));
});

it.each(['src/remark/headings.ts', 'packages/lean-client/src/split.ts'])(
  'returns a different key when %s changes',
  (file) => {
    const project = mkdtempSync(path.join(tmpdir(), 'cache-key-'));
    for (const folder of ['src', 'packages']) cpSync(folder, path.join(project, folder), {recursive: true});
    expect(cacheKeyOf(settings, project)).toBe(cacheKeyOf(settings));
    writeFileSync(path.join(project, file), '// changed');
    expect(cacheKeyOf(settings, project)).not.toBe(cacheKeyOf(settings));
  },
);
