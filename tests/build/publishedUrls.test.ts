import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {publishedBy} from '../../scripts/lib/published.ts';
import {redirects} from '../../src/config/redirects.ts';
import {
  formatPublishedUrls,
  missingUrls,
  parsePublishedUrls,
  PUBLISHED_URLS_FILE,
} from '../../src/plugins/publish/steps/publishedUrls.ts';
import {buildTinySite, doc, hasBuild, writeTinyFile, writeTinySite} from '../lib/tinySite.ts';

/** Published URLs and anchors of a site with two pages, some of which no longer exist. */
const promised = ['/', '/a/', '/a/#first', '/a/#second', '/gone/', '/gone/#part', '/older/', ''].join('\n');
const site = (name: string, a: string, redirects: object[]) =>
  writeTinySite(name, {
    parts: `{publishedUrls: true, redirects: ${JSON.stringify(redirects)}}`,
    files: {[PUBLISHED_URLS_FILE]: promised, 'docs/a.mdx': doc('A', a)},
  });

describe('the published URLs', () => {
  it('ends the build where an address or an anchor is gone, and reports each with its fix', async () => {
    const dir = site('urls-lost', '## First\n\nText.\n\n## The second one {/* #second-one */}', []);
    const {code, output} = await buildTinySite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain(
      `${PUBLISHED_URLS_FILE}: /gone/ no longer exists: add {from: '/gone/', to: '…'} to src/config/redirects.ts`,
    );
    expect(output).toContain(`${PUBLISHED_URLS_FILE}: /older/ no longer exists`);
    expect(output).toContain(
      `${PUBLISHED_URLS_FILE}: /a/#second no longer exists: add {/* #second-one #second */} after the heading that replaced it`,
    );
    expect(output).not.toContain('/gone/#part');
    expect(output).not.toContain('/a/#first');
    expect(hasBuild(dir)).toBe(false);
  });

  it('accepts redirects of moved pages, and old anchors of renamed headings, which links can use', async () => {
    const text = '## First\n\nSee [the second](#second).\n\n## The second one {/* #second-one #second */}';
    const dir = site(
      'urls-kept',
      text,
      ['/gone/', '/older/'].map((from) => ({from, to: '/a/'})),
    );
    const {code, output} = await buildTinySite(dir);
    expect(code, output).toBe(0);
    expect(output).toContain('published-urls: found all 7 published URLs and anchors');
  });

  it('fails the build if the file contains merge conflict markers', async () => {
    const dir = site('urls-conflict', '## First\n\n## Second', []);
    writeTinyFile(dir, PUBLISHED_URLS_FILE, `${promised}<<<<<<< HEAD\n`);
    const {code, output} = await buildTinySite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain(`${PUBLISHED_URLS_FILE}:8: invalid "<<<<<<< HEAD"`);
  });

  it('holds everything that the site publishes, in order (`npm run published-urls` adds new URLs)', async () => {
    const text = readFileSync(PUBLISHED_URLS_FILE, 'utf8');
    const known = parsePublishedUrls(text, PUBLISHED_URLS_FILE);
    const published = await publishedBy('build');
    expect(published.size).toBeGreaterThan(7000);
    expect([...published].filter((promise) => !known.has(promise))).toEqual([]);
    expect(missingUrls(known, published, new Set(redirects.map(({from}) => from)))).toEqual([]);
    expect(text).toBe(formatPublishedUrls(known));
  });
});
