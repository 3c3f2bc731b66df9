import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildTinySite, writeTinySite} from '../lib/tinySite.ts';

/** Timeout for one build in milliseconds, with a margin for busy computers. */
const TIME_FOR_A_BUILD = 180_000;

/** Returns the font URLs in the style sheets of a build. */
function fontUrls(dir: string): string[] {
  const folder = path.join(dir, 'build/assets/css');
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return styles.flatMap((style) => [...style.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, url]) => url!));
}

it(
  'a build with a base URL after a build with / references fonts below the base URL',
  async () => {
    const dir = writeTinySite('base-url', {});
    for (const baseUrl of ['/', '/sub/docs/']) {
      const {code, output} = await buildTinySite(dir, {BASE_URL: baseUrl});
      expect(code, output).toBe(0);
      const urls = fontUrls(dir);
      expect(urls.length).toBeGreaterThan(0);
      expect(urls.filter((url) => !url.startsWith(`${baseUrl}assets/`))).toEqual([]);
    }
  },
  2 * TIME_FOR_A_BUILD,
);
