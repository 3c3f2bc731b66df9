import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSettings, typosIn} from './env.ts';

const bar = {id: 'a', content: 'b'};
// Of the right shape, and plainly nobody's.
const searchKey = '0'.repeat(32);
const algolia = {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: searchKey, ALGOLIA_INDEX_NAME: 'index'};

it('the URL of the site is written once in the code', () => {
  const sources = ['src', 'scripts', 'tests']
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => /(?<!\.test|\.spec)\.(tsx?|mjs|cjs)$/.test(entry.name) && !entry.parentPath.includes('.docusaurus'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isCopy = (file: string): boolean => /^[^*]*['"`]https:\/\/docs\.saucelabs\.com/m.test(readFileSync(file, 'utf8'));
  expect(sources.filter(isCopy).map((file) => file.replaceAll('\\', '/'))).toEqual(['src/config/brand.ts']);
});

describe('settings that are not set', () => {
  it('are off', () => {
    expect(readSettings({})).toEqual({siteUrl: 'https://docs.saucelabs.com', baseUrl: '/', respectSystemColorMode: true, isLean: true});
  });

  it('are those of spaces alone as well', () => {
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
    [{...algolia, ALGOLIA_ASK_AI_ASSISTANT_ID: 'ai'}, {algolia: {appId: 'TESTAPP', apiKey: searchKey, indexName: 'index', askAiAssistantId: 'ai'}}],
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
    [{FEEDBACK_URL: 'https://f.example.com/answers?site=docs'}, {feedbackUrl: 'https://f.example.com/answers?site=docs'}],
    [{CHECKED_ON: '2026-01-31T09:30:00Z'}, {checkedOn: '2026-01-31'}],
    [{SITE_ANNOUNCEMENT: JSON.stringify(bar)}, {announcement: bar}],
    [
      {SITE_ANNOUNCEMENT: JSON.stringify({...bar, backgroundColor: '#abc', textColor: '#AABBCC', isCloseable: false})},
      {announcement: {...bar, backgroundColor: '#abc', textColor: '#AABBCC', isCloseable: false}},
    ],
  ])('%o gives %o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });
});

it('all wrong settings are named at once', () => {
  const env = {BASE_URL: 'docs', LEAN: 'no', FEEDBACK_URL: 'f', ALGOLIA_APP_ID: 'app'};
  let message = '';
  try {
    readSettings(env);
  } catch (error) {
    ({message} = error as Error);
  }
  expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['ALGOLIA_API_KEY', 'FEEDBACK_URL', 'BASE_URL', 'LEAN']);
});

describe('a wrong setting is named with its value and what is accepted', () => {
  it.each<[Record<string, string>, string]>([
    [{SITE_URL: 'docs.example.com'}, 'SITE_URL is "docs.example.com"; accepted: an https address without a path, such as https://docs.example.com'],
    [{SITE_URL: 'http://docs.example.com'}, 'SITE_URL is "http://docs.example.com"'],
    [{SITE_URL: 'https://docs.example.com/docs/'}, 'SITE_URL is "https://docs.example.com/docs/"'],
    [{BASE_URL: 'docs'}, 'BASE_URL is "docs"; accepted: a path that begins and ends with a slash'],
    [{BASE_URL: '/docs'}, 'BASE_URL is "/docs"'],
    [{BASE_URL: '//'}, 'BASE_URL is "//"'],
    [{BASE_URL: '/../'}, 'BASE_URL is "/../"; accepted: a path that begins and ends with a slash and has no dot segments, such as / or /docs/'],
    [{BASE_URL: '/a/./b/'}, 'BASE_URL is "/a/./b/"'],
    [{RESPECT_SYSTEM_COLOR_MODE: '1'}, 'RESPECT_SYSTEM_COLOR_MODE is "1"; accepted: true or false'],
    [{LEAN: 'no'}, 'LEAN is "no"; accepted: on or off'],
    [{ALGOLIA_APP_ID: 'app'}, 'ALGOLIA_API_KEY is not set; accepted: a value, since ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME are set together or not at all'],
    [{ALGOLIA_ASK_AI_ASSISTANT_ID: 'ai'}, 'ALGOLIA_APP_ID is not set; accepted: a value, since ALGOLIA_ASK_AI_ASSISTANT_ID is set'],
    [{SEGMENT_CDN_URL: 'https://cdn.example.com'}, 'SEGMENT_WRITE_KEY is not set; accepted: a value, since SEGMENT_CDN_URL or SEGMENT_API_HOST is set'],
    [{SEGMENT_WRITE_KEY: 'k', SEGMENT_CDN_URL: 'cdn'}, 'SEGMENT_CDN_URL is "cdn"; accepted: an https address'],
    [{SEGMENT_WRITE_KEY: 'k', SEGMENT_API_HOST: 'https://api'}, 'SEGMENT_API_HOST is "https://api"; accepted: a host with an optional path and no protocol, such as events.example.com/v1'],
    [{CONSENT_SCRIPT_URL: 'https://c.example.com/a.js'}, 'CONSENT_DOMAIN_ID is not set; accepted: a value, since CONSENT_SCRIPT_URL, CONSENT_DOMAIN_ID are set together or not at all'],
    [{CONSENT_SCRIPT_URL: 'a.js', CONSENT_DOMAIN_ID: 'id'}, 'CONSENT_SCRIPT_URL is "a.js"; accepted: an https address, such as https://cdn.example.com/script.js'],
    [{CHAT_WIDGET_API_KEY: 'key'}, 'CHAT_WIDGET_URL is not set'],
    [{CHAT_WIDGET_URL: 'ftp://a', CHAT_WIDGET_API_KEY: 'key'}, 'CHAT_WIDGET_URL is "ftp://a"'],
    [{FEEDBACK_URL: 'http://f.example.com'}, 'FEEDBACK_URL is "http://f.example.com"; accepted: an https address'],
    [{CHECKED_ON: '31.1.2026'}, 'CHECKED_ON is "31.1.2026"; accepted: a day, such as 2026-01-31'],
    [{CHECKED_ON: '2026-13-31'}, 'CHECKED_ON is "2026-13-31"'],
    [{CHECKED_ON: '2026-02-31'}, 'CHECKED_ON is "2026-02-31"; accepted: a day'],
    [{CHECKED_ON: '2999-01-01'}, "CHECKED_ON is \"2999-01-01\"; accepted: a day that isn't later than today"],
    [{SITE_ANNOUNCEMENT: 'Hello'}, 'SITE_ANNOUNCEMENT is "Hello"; accepted: JSON {"id","content","backgroundColor","textColor","isCloseable"}'],
    [{SITE_ANNOUNCEMENT: 'null'}, 'SITE_ANNOUNCEMENT is "null"'],
    [{SITE_ANNOUNCEMENT: '[]'}, 'SITE_ANNOUNCEMENT is "[]"'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, id: ''})}, 'SITE_ANNOUNCEMENT is "{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, backgroundColor: 'red'})}, 'SITE_ANNOUNCEMENT is "{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, isCloseable: 'no'})}, 'SITE_ANNOUNCEMENT is "{'],
    [{SITE_ANNOUNCEMENT: JSON.stringify({...bar, closeable: true})}, 'SITE_ANNOUNCEMENT is "{'],
  ])('%o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('variables that look like typos', () => {
  it.each([
    [{BASE_ULR: '/'}, ['Unknown variable BASE_ULR; did you mean BASE_URL?']],
    [{SEGMENT_WRITEKEY: 'k'}, ['Unknown variable SEGMENT_WRITEKEY; did you mean SEGMENT_WRITE_KEY?']],
    [{SITE_URL: 'https://a.example', ALGOLIA_ADMIN_KEY: 'k', PATH: '/bin', SITEMAP: 'x', CHAT_ROOM_OF_ANOTHER_PROGRAM: 'x'}, []],
  ])('%o are reported with the nearest name, and others are not', (env, warnings) => expect(typosIn(env)).toEqual(warnings));
});
