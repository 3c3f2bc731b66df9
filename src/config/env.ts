import {accountProblem, WRITE_KEYS} from './algoliaKey.ts';
import {isoDay} from '../lib/dates.ts';
import {nearest} from '../lib/nearest.ts';
import {announcement, type Announcement} from './announcement.ts';
import {siteUrl} from './brand.ts';

/** Settings from environment variables, read at build time. */
export interface Settings {
  siteUrl: string;
  baseUrl: string;
  algolia?: {appId: string; apiKey: string; indexName: string; askAiAssistantId?: string};
  segment?: {writeKey: string; cdnUrl?: string; apiHost?: string};
  consent?: {scriptUrl: string; domainId: string};
  chat?: {widgetUrl: string; apiKey: string};
  /** Endpoint for answers to "Was this page helpful?" */
  feedbackUrl?: string;
  /** Date when the checks last passed, YYYY-MM-DD. */
  checkedOn?: string;
  announcement?: Announcement;
  respectSystemColorMode: boolean;
  /** Whether the plugin `lean-client` reduces the size of the first page load. */
  isLean: boolean;
}

type Env = Record<string, string | undefined>;

/** All variables that the settings are read from or validated against. */
const VARIABLES = [
  'SITE_URL',
  'BASE_URL',
  'SITE_ANNOUNCEMENT',
  'RESPECT_SYSTEM_COLOR_MODE',
  'LEAN',
  'FEEDBACK_URL',
  'CHECKED_ON',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ASK_AI_ASSISTANT_ID',
  'ALGOLIA_KEY_CHECK',
  ...WRITE_KEYS,
  'SEGMENT_WRITE_KEY',
  'SEGMENT_CDN_URL',
  'SEGMENT_API_HOST',
  'CONSENT_SCRIPT_URL',
  'CONSENT_DOMAIN_ID',
  'CHAT_WIDGET_URL',
  'CHAT_WIDGET_API_KEY',
];
/** Prefixes of the variables of this project. Variables with other prefixes belong to other programs. */
const PREFIX = /^(?:SITE|BASE|ALGOLIA|SEGMENT|CONSENT|CHAT|FEEDBACK|RESPECT|CHECKED)_/;

/** Returns a warning for each unknown variable that has a prefix of this project and a name similar to a known variable. */
export function typosIn(env: Env = process.env): string[] {
  return Object.keys(env)
    .filter((name) => PREFIX.test(name) && !VARIABLES.includes(name))
    .flatMap((name) => {
      const near = nearest(name, VARIABLES);
      return near ? [`Unknown variable ${name}; did you mean ${near}?`] : [];
    });
}

const fail = (name: string, accepted: string, value?: string): never => {
  throw new Error(`Invalid ${name}${value === undefined ? ' (not set)' : `="${value}"`}: expected ${accepted}.`);
};

const get = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

function origin(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  const accepted = 'an https URL without a path, such as https://docs.example.com';
  const url = URL.canParse(value) ? new URL(value) : fail(name, accepted, value);
  if (!isWeb(url) || url.pathname !== '/' || url.search || url.hash) fail(name, accepted, value);
  return url.origin;
}

function address(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  const accepted = 'an https URL, such as https://cdn.example.com/script.js';
  if (!URL.canParse(value) || !isWeb(new URL(value))) fail(name, accepted, value);
  return value;
}

/** Returns whether the protocol is https, or http on localhost, which tests with mock servers use. */
const isWeb = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));

function host(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value !== undefined && !/^[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(value)) {
    fail(name, 'a host with an optional path and no protocol, such as events.example.com/v1', value);
  }
  return value;
}

/** Reads a date, with or without a time. Returns it as YYYY-MM-DD. Throws an error if it is invalid or in the future. */
function day(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  const date = isoDay(value.split('T')[0]);
  if (!date || Number.isNaN(Date.parse(value)))
    return fail(name, 'a date, such as 2026-01-31, with or without a time', value);
  if (date > today) fail(name, `a date that isn't later than today, ${today}`, value);
  return date;
}

function baseUrl(env: Env): string {
  const value = get(env, 'BASE_URL') ?? '/';
  const isPath = /^\/([\w.~-]+\/)*$/.test(value) && !value.split('/').some((part) => /^\.+$/.test(part));
  if (!isPath)
    fail('BASE_URL', 'a path that starts and ends with a slash and has no dot segments, such as / or /docs/', value);
  return value;
}

function flag(
  env: Env,
  name: string,
  unset: boolean,
  [yes, no]: readonly [string, string] = ['true', 'false'],
): boolean {
  const value = get(env, name);
  if (value === undefined) return unset;
  return value === yes || (value === no ? false : fail(name, `${yes} or ${no}`, value));
}

/** Returns the values of the variables, or undefined if none is set. Throws an error if only some are set. */
function allOrNone<N extends string>(env: Env, names: readonly N[]): Record<N, string> | undefined {
  const missing = names.filter((name) => !get(env, name));
  if (missing.length === names.length) return undefined;
  if (missing.length) fail(missing[0]!, `a value, because ${names.join(', ')} must be set together or not at all`);
  return Object.fromEntries(names.map((name) => [name, get(env, name)])) as Record<N, string>;
}

function readAlgolia(env: Env): Settings['algolia'] {
  const set = allOrNone(env, ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME']);
  const askAiAssistantId = get(env, 'ALGOLIA_ASK_AI_ASSISTANT_ID');
  if (!set) {
    if (askAiAssistantId) fail('ALGOLIA_APP_ID', 'a value, because ALGOLIA_ASK_AI_ASSISTANT_ID is set');
    return undefined;
  }
  const problem = accountProblem({appId: set.ALGOLIA_APP_ID, apiKey: set.ALGOLIA_API_KEY}, env);
  // Error messages never contain keys, because they end up in logs.
  if (problem) fail(problem.name, problem.accepted, problem.secret ? '…' : set.ALGOLIA_APP_ID);
  return {
    appId: set.ALGOLIA_APP_ID,
    apiKey: set.ALGOLIA_API_KEY,
    indexName: set.ALGOLIA_INDEX_NAME,
    ...(askAiAssistantId && {askAiAssistantId}),
  };
}

function readSegment(env: Env): Settings['segment'] {
  const writeKey = get(env, 'SEGMENT_WRITE_KEY');
  const cdnUrl = origin(env, 'SEGMENT_CDN_URL');
  const apiHost = host(env, 'SEGMENT_API_HOST');
  if (!writeKey) {
    if (cdnUrl || apiHost) fail('SEGMENT_WRITE_KEY', 'a value, because SEGMENT_CDN_URL or SEGMENT_API_HOST is set');
    return undefined;
  }
  return {writeKey, ...(cdnUrl && {cdnUrl}), ...(apiHost && {apiHost})};
}

function readConsent(env: Env): Settings['consent'] {
  const set = allOrNone(env, ['CONSENT_SCRIPT_URL', 'CONSENT_DOMAIN_ID']);
  return set && {scriptUrl: address(env, 'CONSENT_SCRIPT_URL')!, domainId: set.CONSENT_DOMAIN_ID};
}

function readChat(env: Env): Settings['chat'] {
  const set = allOrNone(env, ['CHAT_WIDGET_URL', 'CHAT_WIDGET_API_KEY']);
  return set && {widgetUrl: address(env, 'CHAT_WIDGET_URL')!, apiKey: set.CHAT_WIDGET_API_KEY};
}

function readAnnouncement(env: Env): Announcement | undefined {
  const value = get(env, 'SITE_ANNOUNCEMENT');
  if (value === undefined) return announcement;
  const accepted =
    'JSON {"id","content","backgroundColor","textColor","isCloseable"} with text in id and content, optional colors as #rgb or #rrggbb, and an optional Boolean isCloseable';
  let bar: Record<string, unknown>;
  try {
    bar = JSON.parse(value) as Record<string, unknown>;
  } catch {
    return fail('SITE_ANNOUNCEMENT', accepted, value);
  }
  const color = (v: unknown) => v === undefined || (typeof v === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(v));
  const filled = (v: unknown) => typeof v === 'string' && v.trim() !== '';
  const known = ['id', 'content', 'backgroundColor', 'textColor', 'isCloseable'];
  const good =
    bar !== null &&
    typeof bar === 'object' &&
    Object.keys(bar).every((key) => known.includes(key)) &&
    filled(bar.id) &&
    filled(bar.content) &&
    color(bar.backgroundColor) &&
    color(bar.textColor) &&
    (bar.isCloseable === undefined || typeof bar.isCloseable === 'boolean');
  return good ? (bar as unknown as Announcement) : fail('SITE_ANNOUNCEMENT', accepted, value);
}

/**
 * Reads and validates the settings. Optional features are off unless their variables are set.
 * @throws an error with one line for each invalid variable: its name, value, and what is expected.
 */
export function readSettings(env: Env = process.env): Settings {
  const problems: string[] = [];
  const read = <Value>(reader: () => Value): Value | undefined => {
    try {
      return reader();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  const algolia = read(() => readAlgolia(env));
  const segment = read(() => readSegment(env));
  const consent = read(() => readConsent(env));
  const chat = read(() => readChat(env));
  const feedbackUrl = read(() => address(env, 'FEEDBACK_URL'));
  const checkedOn = read(() => day(env, 'CHECKED_ON'));
  const bar = read(() => readAnnouncement(env));
  const required = {
    siteUrl: read(() => origin(env, 'SITE_URL') ?? siteUrl),
    baseUrl: read(() => baseUrl(env)),
    respectSystemColorMode: read(() => flag(env, 'RESPECT_SYSTEM_COLOR_MODE', true)),
    isLean: read(() => flag(env, 'LEAN', true, ['on', 'off'])),
  };
  if (problems.length) throw new Error(problems.join('\n'));
  return {
    // None of them is undefined, because there are no problems.
    ...(required as Pick<Settings, keyof typeof required>),
    ...(algolia && {algolia}),
    ...(segment && {segment}),
    ...(consent && {consent}),
    ...(chat && {chat}),
    ...(feedbackUrl && {feedbackUrl}),
    ...(checkedOn && {checkedOn}),
    ...(bar && {announcement: bar}),
  };
}
