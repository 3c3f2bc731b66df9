import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSettings} from '../config/env.ts';
import {cacheKeyOf} from './cacheKey.ts';

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

it('returns a different key when code that compiles pages changes', () => {
  const src = mkdtempSync(path.join(tmpdir(), 'cache-key-'));
  cpSync('src', src, {recursive: true});
  expect(cacheKeyOf(settings, src)).toBe(cacheKeyOf(settings));
  writeFileSync(path.join(src, 'remark/aliases.ts'), '// changed');
  expect(cacheKeyOf(settings, src)).not.toBe(cacheKeyOf(settings));
});
