import {describe, expect, it} from 'vitest';
import {readSettings} from './env.ts';
import {hostedSearch, pagesExclude} from './search.ts';

const key = '0123456789abcdef0123456789abcdef';
const env = {ALGOLIA_APP_ID: 'APPID12345', ALGOLIA_API_KEY: key, ALGOLIA_INDEX_NAME: 'docs'};

describe('Algolia settings', () => {
  it('accept a search-only key and a secured key', () => {
    expect(readSettings(env).algolia).toEqual({appId: 'APPID12345', apiKey: key, indexName: 'docs'});
    expect(readSettings({...env, ALGOLIA_API_KEY: 'A'.repeat(120)}).algolia!.apiKey).toHaveLength(120);
  });

  it.each([
    [
      'a key in another format',
      {ALGOLIA_API_KEY: 'secret-key'},
      'Invalid ALGOLIA_API_KEY="…": expected a search-only key (32 hexadecimal digits)',
    ],
    ['a key that is also set as a write key', {ALGOLIA_ADMIN_API_KEY: key}, 'not the key in ALGOLIA_ADMIN_API_KEY'],
    [
      'an invalid application ID',
      {ALGOLIA_APP_ID: 'https://x'},
      'Invalid ALGOLIA_APP_ID="https://x": expected an application ID',
    ],
  ])('reject %s', (_, part, message) => {
    expect(() => readSettings({...env, ...part})).toThrow(message);
  });

  it('never show a key in an error message', () => {
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
  const settings = readSettings({
    ...env,
    ALGOLIA_ASK_AI_ASSISTANT_ID: 'assistant',
    SITE_URL: 'https://docs.example.com',
  });

  it('returns the configuration of the Algolia theme', () => {
    expect(hostedSearch(settings)!.algolia).toMatchObject({
      appId: 'APPID12345',
      indexName: 'docs',
      contextualSearch: true,
      searchPagePath: 'search',
      askAi: 'assistant',
    });
    expect(hostedSearch(readSettings({}))).toBeUndefined();
  });

  it('opens results on other hosts with a full page load', () => {
    const external = new RegExp(hostedSearch(settings)!.algolia!.externalUrlRegex!);
    expect(external.test('https://support.example.com/a')).toBe(true);
    expect(external.test('https://docs.example.com.evil.test/')).toBe(true);
    expect(external.test('https://docs.example.com/a/')).toBe(false);
    expect(external.test('/a/')).toBe(false);
  });

  it('replaces the search page of the site', () => {
    expect(pagesExclude(settings)).toContain('search.tsx');
    expect(pagesExclude(readSettings({}))).not.toContain('search.tsx');
  });
});
