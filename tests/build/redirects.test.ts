import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../src/config/redirects.ts';
import {builtPages, query} from '../lib/builtPages.ts';
import {documents, siteUrl, standalonePages} from '../lib/contract.ts';

const pages = new Map(
  builtPages()
    .filter(({isRedirect}) => isRedirect)
    .map((page) => [page.route, page]),
);

describe('the redirects of the build', () => {
  it('are a page each, which leads to the target, and no page beside', () => {
    expect([...pages.keys()].sort()).toEqual(redirects.map(({from}) => from).sort());
    const wrong = redirects.filter(({from, to}) => {
      const $ = query(pages.get(from)!);
      const refresh = $('meta[http-equiv=refresh]').attr('content');
      return (
        refresh !== `0; url=${to}` ||
        $('link[rel=canonical]').attr('href') !== siteUrl + to ||
        $('a').attr('href') !== to
      );
    });
    expect(wrong).toEqual([]);
  });

  it('share one script, so that the policy needs only one hash', () => {
    expect(new Set([...pages.values()].map((page) => query(page)('script').text()))).toHaveLength(1);
  });

  it('lead to existing pages', () => {
    const known = new Set<string>([...documents.map(({path}) => path), ...standalonePages, '/search/']);
    expect(redirects.filter(({to}) => !known.has(to) || !existsSync(`build${to}index.html`))).toEqual([]);
  });

  it('are rules of static hosts, in order', () => {
    const lines = readFileSync('delivery/public/_redirects', 'utf8').trimEnd().split('\n');
    expect(lines).toEqual(
      redirects.flatMap(({from, to}) => [`${from} ${to} 301`, `${from.slice(0, -1)} ${to} 301`]).sort(),
    );
  });
});
