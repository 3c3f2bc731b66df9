import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {builtPages, query} from '../lib/builtPages.ts';
import {archive, documents, siteUrl} from '../lib/contract.ts';

const pages = builtPages().filter(({route, isRedirect}) => route.startsWith(archive) && !isRedirect);
const current = new Set(documents.map(({path}) => path));

describe('the archived edition', () => {
  it('stands under /2024/ and holds on-premises API testing only', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({route}) => !route.startsWith('/2024/api-testing/on-prem/'))).toEqual([]);
  });

  it.each(pages)('marks $route noindex and names the current page as canonical', (page) => {
    const $ = query(page);
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    const counterpart = page.route.replace(archive, '/');
    const target = current.has(counterpart) ? counterpart : '/api-testing/on-prem/quick-start/';
    const canonicals = $('link[rel=canonical]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(canonicals).toEqual([siteUrl + target]);
    expect($('meta[property="og:url"]').attr('content')).toBe(siteUrl + target);
  });

  it.each(pages)('shows on $route that it is no longer maintained, and links to the current page', (page) => {
    const $ = query(page);
    const banner = $('.theme-doc-version-banner');
    expect(banner.text()).toContain('no longer actively maintained');
    expect(banner.find('a').attr('href')).toMatch(/^\/api-testing\/on-prem\/.*\/$/);
  });

  it('is left out of the sitemap', () => {
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain(`${siteUrl}${archive}`);
  });
});
