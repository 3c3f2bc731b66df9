import {describe, expect, it} from 'vitest';
import {parsePage} from '../dom.ts';
import {anchorsOf, formatPublishedUrls, missingUrls, parsePublishedUrls} from './publishedUrls.ts';

describe('the list of published URLs', () => {
  it('contains each entry once, sorted', () => {
    const text = formatPublishedUrls(['/b/', '/a/#z', '/a/', '/b/', '/a/b/', '/', '/a/#B']);
    expect(text).toBe('/\n/a/\n/a/#B\n/a/#z\n/a/b/\n/b/\n');
    expect(formatPublishedUrls(parsePublishedUrls(text, 'x'))).toBe(text);
  });

  it('can be unsorted, for example after a merge', () => {
    expect(formatPublishedUrls(parsePublishedUrls('/b/\n/a/\n/b/\n', 'x'))).toBe('/a/\n/b/\n');
  });

  it.each(['<<<<<<< HEAD', '=======', '/a', '/a b/', '#a', 'a/', '/a/#', '/a/##b c'])(
    'rejects the line "%s"',
    (line) => {
      expect(() => parsePublishedUrls(`/\n${line}\n`, 'the.txt')).toThrow(
        `the.txt:2: invalid "${line}": expected a URL path`,
      );
    },
  );
});

describe('anchorsOf', () => {
  it('returns IDs of headings and link targets, without generated IDs', () => {
    const html = `<div id=__docusaurus><h2 id=first class=anchor>First<a href=#first></a></h2><a class=anchor id=flag></a>
      <h5 id="fifth">Fifth</h5><li role=tab id=_R_1_-a-tab>A</li><marker id=diagram-1-arrowhead></marker>
      <a href="#x" id="user-content-fnref-1">1</a><h2 id=footnote-label>Footnotes</h2><h3>None</h3></div>`;
    expect(anchorsOf(parsePage(html))).toEqual(['first', 'flag', 'fifth']);
  });
});

describe('missingUrls', () => {
  const of = (publishedUrls: string[], published: string[], redirected: string[] = []) =>
    missingUrls(new Set(publishedUrls), new Set(published), new Set(redirected));

  it('returns nothing if no entry is missing and some are new', () => {
    expect(of(['/', '/a/', '/a/#b'], ['/', '/a/', '/a/#b', '/a/#c', '/d/'])).toEqual([]);
  });
  it('returns a missing URL without a redirect, but not its anchors', () => {
    expect(of(['/a/', '/a/#b', '/a/#c'], [])).toEqual([
      "/a/ no longer exists: add {from: '/a/', to: '…'} to src/config/redirects.ts",
    ]);
  });
  it('ignores redirected URLs and their anchors', () => {
    expect(of(['/a/', '/a/#b'], ['/c/'], ['/a/'])).toEqual([]);
  });
  it('returns a URL whose redirect was removed', () => {
    expect(of(['/old/'], ['/a/'])).toHaveLength(1);
  });
  it('returns a missing anchor of an existing page', () => {
    expect(of(['/a/', '/a/#b'], ['/a/', '/b/#b'])).toEqual([
      '/a/#b no longer exists: add {/* #… #b */} after the heading that replaced it',
    ]);
  });
  it('suggests the heading that probably replaced the anchor', () => {
    const published = ['/a/', '/a/#rotate-keys', '/a/#old', '/a/#limits', '/b/#rotate-a-key'];
    expect(of(['/a/', '/a/#rotate-key', '/a/#old'], published)).toEqual([
      '/a/#rotate-key no longer exists: add {/* #rotate-keys #rotate-key */} after the heading that replaced it',
    ]);
  });
});
