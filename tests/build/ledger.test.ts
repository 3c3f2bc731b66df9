import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {publishedBy} from '../../scripts/lib/published.ts';
import {redirects} from '../../src/config/redirects.ts';
import {LEDGER_FILE, readLedger, writeLedger} from '../../src/plugins/ledger/ledger.ts';
import {lost} from '../../src/plugins/ledger/lost.ts';
import {buildTinySite, doc, hasBuild, writeTinyFile, writeTinySite} from '../lib/tinySite.ts';

/** What a site of two pages has promised; the page of redirects, a heading of each page and one of the start. */
const promised = ['/', '/a/', '/a/#first', '/a/#second', '/gone/', '/gone/#part', '/older/', ''].join('\n');
const site = (name: string, a: string, redirects: object[]) =>
  writeTinySite(name, {
    parts: `{ledger: true, redirects: ${JSON.stringify(redirects)}}`,
    files: {[LEDGER_FILE]: promised, 'docs/a.mdx': doc('A', a)},
  });

describe('the ledger', () => {
  it('ends the build where an address or an anchor is gone, and says each with the way to mend it', async () => {
    const dir = site('ledger-lost', '## First\n\nText.\n\n## The second one {/* #second-one */}', []);
    const {code, output} = await buildTinySite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain(`${LEDGER_FILE}: /gone/ is gone: add {from: '/gone/', to: '…'} to src/config/redirects.ts`);
    expect(output).toContain(`${LEDGER_FILE}: /older/ is gone`);
    expect(output).toContain(`${LEDGER_FILE}: /a/#second is gone: write {/* #second-one #second */} after the heading that took its place`);
    expect(output).not.toContain('/gone/#part');
    expect(output).not.toContain('/a/#first');
    expect(hasBuild(dir)).toBe(false);
  });

  it('lets a site be built whose moved pages are redirected and whose renamed headings keep their old anchor, which links may name', async () => {
    const text = '## First\n\nSee [the second](#second).\n\n## The second one {/* #second-one #second */}';
    const dir = site('ledger-kept', text, ['/gone/', '/older/'].map((from) => ({from, to: '/a/'})));
    const {code, output} = await buildTinySite(dir);
    expect(code, output).toBe(0);
    expect(output).toContain('ledger: 7 addresses and anchors, each still there');
  });

  it('ends the build where a merge has left marks in it', async () => {
    const dir = site('ledger-conflict', '## First\n\n## Second', []);
    writeTinyFile(dir, LEDGER_FILE, `${promised}<<<<<<< HEAD\n`);
    const {code, output} = await buildTinySite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain(`${LEDGER_FILE}:8: "<<<<<<< HEAD" is no promise`);
  });

  it('holds everything that the site publishes, in order; `npm run ledger` adds what is new', async () => {
    const text = readFileSync(LEDGER_FILE, 'utf8');
    const known = readLedger(text, LEDGER_FILE);
    const published = await publishedBy('build');
    expect(published.size).toBeGreaterThan(7000);
    expect([...published].filter((promise) => !known.has(promise))).toEqual([]);
    expect(lost(known, published, new Set(redirects.map(({from}) => from)))).toEqual([]);
    expect(text).toBe(writeLedger(known));
  });
});
