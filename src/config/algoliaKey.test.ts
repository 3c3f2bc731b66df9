import {describe, expect, it} from 'vitest';
import {readSettings} from './env.ts';
import {hostedSearch, pagesExclude} from './search.ts';

const key = '0123456789abcdef0123456789abcdef';
const env = {ALGOLIA_APP_ID: 'APPID12345', ALGOLIA_API_KEY: key, ALGOLIA_INDEX_NAME: 'docs'};

describe('the account of the hosted search', () => {
  it('is taken as it is set', () => {
    expect(readSettings(env).algolia).toEqual({appId: 'APPID12345', apiKey: key, indexName: 'docs'});
    expect(readSettings({...env, ALGOLIA_API_KEY: 'A'.repeat(120)}).algolia!.apiKey).toHaveLength(120);
  });

  it.each([
    ['of another shape', {ALGOLIA_API_KEY: 'secret-key'}, 'ALGOLIA_API_KEY is "…"; accepted: a search-only key: 32 hexadecimal digits'],
    ['of the writer', {ALGOLIA_ADMIN_API_KEY: key}, 'not the key in ALGOLIA_ADMIN_API_KEY'],
    ['of no application', {ALGOLIA_APP_ID: 'https://x'}, 'ALGOLIA_APP_ID is "https://x"; accepted: an application id'],
  ])('is refused with a key %s', (_, part, message) => {
    expect(() => readSettings({...env, ...part})).toThrow(message);
  });

  it('never shows a key in a message', () => {
    for (const part of [{ALGOLIA_API_KEY: 'secret-key'}, {ALGOLIA_ADMIN_API_KEY: key}]) {
      let message = '';
      try {
        readSettings({...env, ...part});
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message).not.toMatch(/secret-key|0123456789abcdef/);
    }
  });
});

describe('hostedSearch', () => {
  const settings = readSettings({...env, ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant', SITE_URL: 'https://docs.example.com'});

  it('is the configuration of Docusaurus’s own theme', () => {
    expect(hostedSearch(settings)!.algolia).toMatchObject({appId: 'APPID12345', indexName: 'docs', contextualSearch: true, searchPagePath: 'search', askAi: 'assistant'});
    expect(hostedSearch(readSettings({}))).toBeUndefined();
  });

  it('opens hits on other hosts by a full page load', () => {
    const external = new RegExp(hostedSearch(settings)!.algolia!.externalUrlRegex!);
    expect(external.test('https://support.example.com/a')).toBe(true);
    expect(external.test('https://docs.example.com.evil.test/')).toBe(true);
    expect(external.test('https://docs.example.com/a/')).toBe(false);
    expect(external.test('/a/')).toBe(false);
  });

  it('brings its own search page', () => {
    expect(pagesExclude(settings)).toContain('search.tsx');
    expect(pagesExclude(readSettings({}))).not.toContain('search.tsx');
  });
});
