import {describe, expect, it} from 'vitest';
import {anchorsOf} from './anchorsOf.ts';
import {readLedger, writeLedger} from './ledger.ts';
import {lost} from './lost.ts';

describe('the text of the ledger', () => {
  it('holds each promise once, in one order', () => {
    const text = writeLedger(['/b/', '/a/#z', '/a/', '/b/', '/a/b/', '/', '/a/#B']);
    expect(text).toBe('/\n/a/\n/a/#B\n/a/#z\n/a/b/\n/b/\n');
    expect(writeLedger(readLedger(text, 'x'))).toBe(text);
  });

  it('may stand in another order, as a merge leaves it', () => {
    expect(writeLedger(readLedger('/b/\n/a/\n/b/\n', 'x'))).toBe('/a/\n/b/\n');
  });

  it.each(['<<<<<<< HEAD', '=======', '/a', '/a b/', '#a', 'a/', '/a/#', '/a/##b c'])('may not hold the line "%s"', (line) => {
    expect(() => readLedger(`/\n${line}\n`, 'the.txt')).toThrow(`the.txt:2: "${line}" is no promise; each line is an address`);
  });
});

describe('anchorsOf', () => {
  it('takes headings and empty anchors, and nothing that is made for other ends', () => {
    const html = `<div id=__docusaurus><h2 id=first class=anchor>First<a href=#first></a></h2><a class=anchor id=flag></a>
      <h5 id="fifth">Fifth</h5><li role=tab id=_R_1_-a-tab>A</li><marker id=diagram-1-arrowhead></marker>
      <a href="#x" id="user-content-fnref-1">1</a><h2 id=footnote-label>Footnotes</h2><h3>None</h3></div>`;
    expect(anchorsOf(html)).toEqual(['first', 'flag', 'fifth']);
  });
});

describe('lost', () => {
  const of = (ledger: string[], published: string[], redirected: string[] = []) => lost(new Set(ledger), new Set(published), new Set(redirected));

  it('is nothing where everything is still there, with more beside', () => {
    expect(of(['/', '/a/', '/a/#b'], ['/', '/a/', '/a/#b', '/a/#c', '/d/'])).toEqual([]);
  });
  it('is an address without a redirect, and its anchors are said with it', () => {
    expect(of(['/a/', '/a/#b', '/a/#c'], [])).toEqual(["/a/ is gone: add {from: '/a/', to: '…'} to src/config/redirects.ts"]);
  });
  it('is no address that is redirected, nor are its anchors', () => {
    expect(of(['/a/', '/a/#b'], ['/c/'], ['/a/'])).toEqual([]);
  });
  it('is an address whose redirect was taken out', () => {
    expect(of(['/old/'], ['/a/'])).toHaveLength(1);
  });
  it('is an anchor of a page that is still there', () => {
    expect(of(['/a/', '/a/#b'], ['/a/', '/b/#b'])).toEqual(['/a/#b is gone: write {/* #… #b */} after the heading that took its place']);
  });
  it('comes with the heading that is likely meant', () => {
    const published = ['/a/', '/a/#rotate-keys', '/a/#old', '/a/#limits', '/b/#rotate-a-key'];
    expect(of(['/a/', '/a/#rotate-key', '/a/#old'], published)).toEqual([
      '/a/#rotate-key is gone: write {/* #rotate-keys #rotate-key */} after the heading that took its place',
    ]);
  });
});
