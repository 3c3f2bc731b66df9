import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSettings, typosIn} from './env.ts';

const bar = {id: 'a', content: 'b'};
// Has a valid format, but is obviously not a real key.
const searchKey = '0'.repeat(32);
const algolia = {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: searchKey, ALGOLIA_INDEX_NAME: 'index'};

it('the code contains the URL of the site only once', () => {
  const sources = ['src', 'scripts', 'tests']
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter(
      (entry) => /(?<!\.test|\.spec)\.(tsx?|mjs|cjs)$/.test(entry.name) && !entry.parentPath.includes('.docusaurus'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isCopy = (file: string): boolean =>
    /^[^*]*['"`]https:\/\/docs\.saucelabs\.com/m.test(readFileSync(file, 'utf8'));
  expect(sources.filter(isCopy).map((file) => file.replaceAll('\\', '/'))).toEqual(['src/config/brand.ts']);
});

describe('settings that are not set', () => {
  it('are off', () => {
    expect(readSettings({})).toEqual({
      siteUrl: 'https://docs.saucelabs.com',
      baseUrl: '/',
      respectSystemColorMode: true,
      isLean: true,
    });
  });

  it('are the same as settings that contain only spaces', () => {
    expect(readSettings({SITE_URL: ' ', SEGMENT_WRITE_KEY: '', SITE_ANNOUNCEMENT: ' '})).toEqual(readSettings({}));
  });
});

describe('settings that are set', () => {
  it.each([
    [{SITE_URL: 'https://docs.example.com/'}, {siteUrl: 'https://docs.example.com'}],
    [{SITE_URL: 'http://localhost:4000'}, {siteUrl: 'http://localhost:4000'}],
    [{BASE_URL: '/docs/v2/'}, {baseUrl: '/docs/v2/'}],
    [{RESPECT_SYSTEM_COLOR_MODE: 'false'}, {respectSystemColorMode: false}],
    [{RESPECT_SYSTEM_COLOR_MODE: 'true'}, {respectSystemColorMode: true}],
    [{LEAN: 'off'}, {isLean: false}],
    [{LEAN: 'on'}, {isLean: true}],
    [algolia, {algolia: {appId: 'TESTAPP', apiKey: searchKey, indexName: 'index'}}],
    [
      {...algolia, ALGOLIA_ASK_AI_ASSISTANT_ID: 'ai'},
      {algolia: {appId: 'TESTAPP', apiKey: searchKey, indexName: 'index', askAiAssistantId: 'ai'}},
    ],
    [{SEGMENT_WRITE_KEY: 'key'}, {segment: {writeKey: 'key'}}],
    [
      {SEGMENT_WRITE_KEY: 'key', SEGMENT_CDN_URL: 'https://cdn.example.com', SEGMENT_API_HOST: 'events.example.com/v1'},
      {segment: {writeKey: 'key', cdnUrl: 'https://cdn.example.com', apiHost: 'events.example.com/v1'}},
    ],
    [
      {CONSENT_SCRIPT_URL: 'https://c.example.com/a.js', CONSENT_DOMAIN_ID: 'id'},
      {consent: {scriptUrl: 'https://c.example.com/a.js', domainId: 'id'}},
    ],
    [
      {CHAT_WIDGET_URL: 'https://c.example.com/a.js', CHAT_WIDGET_API_KEY: 'key'},
      {chat: {widgetUrl: 'https://c.example.com/a.js', apiKey: 'key'}},
    ],
    [
      {FEEDBACK_URL: 'https://f.example.com/answers?site=docs'},
      {feedbackUrl: 'https://f.example.com/answers?site=docs'},
    ],
    [{CHECKED_ON: '2026-01-31T09:30:00Z'}, {checkedOn: '2026-01-31'}],
    [{SITE_ANNOUNCEMENT: JSON.stringify(bar)}, {announcement: bar}],
    [
      {SITE_ANNOUNCEMENT: JSON.stringify({...bar, backgroundColor: '#abc', textColor: '#AABBCC', isCloseable: false})},
      {announcement: {...bar, backgroundColor: '#abc', textColor: '#AABBCC', isCloseable: false}},
    ],
  ])('%o returns %o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });
});

it('one error lists all invalid settings', () => {
  const env = {BASE_URL: 'docs', LEAN: 'no', FEEDBACK_URL: 'f', ALGOLIA_APP_ID: 'app'};
  let message = '';
  try {
    readSettings(env);
  } catch (error) {
    ({message} = error as Error);
  }
  expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Invalid ALGOLIA_API_KEY (not set)',
    'Invalid FEEDBACK_URL="f"',
    'Invalid BASE_URL="docs"',
    'Invalid LEAN="no"',
  ]);
});

describe('a wrong setting is named with its value and what is accepted', () => {
  it.each<[Record<string, string>, string]>([
    [
      {SITE_URL: 'docs.example.com'},
      'Invalid SITE_URL="docs.example.com": expected an https URL without a path, such as https://docs.example.com',
    ],
    [{SITE_URL: 'http://docs.example.com'}, 'Invalid SITE_URL="http://docs.example.com"'],
    [{SITE_URL: 'https://docs.example.com/docs/'}, 'Invalid SITE_URL="https://docs.example.com/docs/"'],
    [{BASE_URL: 'docs'}, 'Invalid BASE_URL="docs": expected a path that starts and ends with a slash'],
    [{BASE_URL: '/docs'}, 'Invalid BASE_URL="/docs"'],
    [{BASE_URL: '//'}, 'Invalid BASE_URL="//"'],
    [
      {BASE_URL: '/../'},
      'Invalid BASE_URL="/../": expected a path that starts and ends with a slash and has no dot segments, such as / or /docs/',
    ],
    [{BASE_URL: '/a/./b/'}, 'Invalid BASE_URL="/a/./b/"'],
    [{RESPECT_SYSTEM_COLOR_MODE: '1'}, 'Invalid RESPECT_SYSTEM_COLOR_MODE="1": expected true or false'],
    [{LEAN: 'no'}, 'Invalid LEAN="no": expected on or off'],
    [
      {ALGOLIA_APP_ID: 'app'},
      'Invalid ALGOLIA_API_KEY (not set): expected a value, because ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME must be set together or not at all',
    ],
    [
      {ALGOLIA_ASK_AI_ASSISTANT_ID: 'ai'},
      'Invalid ALGOLIA_APP_ID (not set): expected a value, because ALGOLIA_ASK_AI_ASSISTANT_ID is set',
    ],
    [
      {SEGMENT_CDN_URL: 'https://cdn.example.com'},
      'Invalid SEGMENT_WRITE_KEY (not set): expected a value, because SEGMENT_CDN_URL or SEGMENT_API_HOST is set',
    ],
    [{SEGMENT_WRITE_KEY: 'k', SEGMENT_CDN_URL: 'cdn'}, 'Invalid SEGMENT_CDN_URL="cdn": expected an https URL'],
    [
      {SEGMENT_WRITE_KEY: 'k', SEGMENT_API_HOST: 'https://api'},
      'Invalid SEGMENT_API_HOST="https://api": expected a host with an optional path and no protocol, such as events.example.com/v1',
    ],
    [
      {CONSENT_SCRIPT_URL: 'https://c.example.com/a.js'},
      'Invalid CONSENT_DOMAIN_ID (not set): expected a value, because CONSENT_SCRIPT_URL, CONSENT_DOMAIN_ID must be set together or not at all',
    ],
    [
      {CONSENT_SCRIPT_URL: 'a.js', CONSENT_DOMAIN_ID: 'id'},
      'Invalid CONSENT_SCRIPT_URL="a.js": expected an https URL, such as https://cdn.example.com/script.js',
    ],
    [{CHAT_WIDGET_API_KEY: 'key'}, 'Invalid CHAT_WIDGET_URL (not set)'],
    [{CHAT_WIDGET_URL: 'ftp://a', CHAT_WIDGET_API_KEY: 'key'}, 'Invalid CHAT_WIDGET_URL="ftp://a"'],
    [{FEEDBACK_URL: 'http://f.example.com'}, 'Invalid FEEDBACK_URL="http://f.example.com": expected an https URL'],
    [{CHECKED_ON: '31.1.2026'}, 'Invalid CHECKED_ON="31.1.2026": expected a date, such as 2026-01-31'],
    [{CHECKED_ON: '2026-13-31'}, 'Invalid CHECKED_ON="2026-13-31"'],
    [{CHECKED_ON: '2026-02-31'}, 'Invalid CHECKED_ON="2026-02-31": expected a date'],
    [{CHECKED_ON: '2999-01-01'}, 'Invalid CHECKED_ON="2999-01-01": expected a date that isn\'t later than today'],
    [
      {SITE_ANNOUNCEMENT: 'Hello'},
      'Invalid SITE_ANNOUNCEMENT="Hello": expected JSON {"id","content","backgroundColor","textColor","isCloseable"}',
    ],
    [{SITE_ANNOUNCEMENT: 'null'}, 'Invalid SITE_ANNOUNCEMENT="null"'],
    [{SITE_ANNOUNCEMENT: '[]'}, 'Invalid SITE_ANNOUNCEMENT="[]"'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, id: ''})}, 'Invalid SITE_ANNOUNCEMENT="{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, backgroundColor: 'red'})}, 'Invalid SITE_ANNOUNCEMENT="{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, isCloseable: 'no'})}, 'Invalid SITE_ANNOUNCEMENT="{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, closeable: true})}, 'Invalid SITE_ANNOUNCEMENT="{'],
  ])('%o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('typosIn', () => {
  it.each([
    [{BASE_ULR: '/'}, ['Unknown variable BASE_ULR; did you mean BASE_URL?']],
    [{SEGMENT_WRITEKEY: 'k'}, ['Unknown variable SEGMENT_WRITEKEY; did you mean SEGMENT_WRITE_KEY?']],
    [
      {
        SITE_URL: 'https://a.example',
        ALGOLIA_ADMIN_KEY: 'k',
        PATH: '/bin',
        SITEMAP: 'x',
        CHAT_ROOM_OF_ANOTHER_PROGRAM: 'x',
      },
      [],
    ],
  ])('reports the typos in %o', (env, warnings) => expect(typosIn(env)).toEqual(warnings));
});
