import {accountProblem} from './algoliaKey.ts';
import {announcement, type Announcement} from './announcement.ts';

/** Everything that can be set from outside, read once at build time. */
export interface Settings {
  siteUrl: string;
  baseUrl: string;
  algolia?: {appId: string; apiKey: string; indexName: string; askAiAssistantId?: string};
  segment?: {writeKey: string; cdnUrl?: string; apiHost?: string};
  consent?: {scriptUrl: string; domainId: string};
  chat?: {widgetUrl: string; apiKey: string};
  /** Where answers to "Was this page helpful?" are sent. */
  feedbackUrl?: string;
  /** The day on which the checks last passed, such as 2026-01-31. */
  checkedOn?: string;
  announcement?: Announcement;
  respectSystemColorMode: boolean;
  /** Whether what a reader loads first is kept small, by `src/plugins/lean-client`. */
  isLean: boolean;
}

type Env = Record<string, string | undefined>;

const fail = (name: string, accepted: string, value?: string): never => {
  throw new Error(`${name}${value === undefined ? ' is not set' : ` is "${value}"`}; accepted: ${accepted}`);
};

const get = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

function origin(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  const accepted = 'an https address without a path, such as https://docs.example.com';
  const url = URL.canParse(value) ? new URL(value) : fail(name, accepted, value);
  if (!isWeb(url) || url.pathname !== '/' || url.search || url.hash) fail(name, accepted, value);
  return url.origin;
}

function address(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  const accepted = 'an https address, such as https://cdn.example.com/script.js';
  if (!URL.canParse(value) || !isWeb(new URL(value))) fail(name, accepted, value);
  return value;
}

/** https, or http on this machine, so that a stand-in can be used in tests. */
const isWeb = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));

function host(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value !== undefined && !/^[\w.-]+(:\d+)?(\/[\w./-]*)?$/.test(value)) {
    fail(name, 'a host with an optional path and no protocol, such as events.example.com/v1', value);
  }
  return value;
}

function day(env: Env, name: string): string | undefined {
  const value = get(env, name);
  if (value === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(value) || Number.isNaN(Date.parse(value))) fail(name, 'a day, such as 2026-01-31, with or without a time behind it', value);
  return value.slice(0, 10);
}

function baseUrl(env: Env): string {
  const value = get(env, 'BASE_URL') ?? '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value)) fail('BASE_URL', 'a path that begins and ends with a slash, such as / or /docs/', value);
  return value;
}

function flag(env: Env, name: string, unset: boolean, [yes, no]: readonly [string, string] = ['true', 'false']): boolean {
  const value = get(env, name);
  if (value === undefined) return unset;
  return value === yes || (value === no ? false : fail(name, `${yes} or ${no}`, value));
}

/** The values of `names`, or undefined if none is set. Throws if some are set and others are not. */
function allOrNone<N extends string>(env: Env, names: readonly N[]): Record<N, string> | undefined {
  const missing = names.filter((name) => !get(env, name));
  if (missing.length === names.length) return undefined;
  if (missing.length) fail(missing[0]!, `a value, since ${names.join(', ')} are set together or not at all`);
  return Object.fromEntries(names.map((name) => [name, get(env, name)])) as Record<N, string>;
}

function readAlgolia(env: Env): Settings['algolia'] {
  const set = allOrNone(env, ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME']);
  const askAiAssistantId = get(env, 'ALGOLIA_ASK_AI_ASSISTANT_ID');
  if (!set) {
    if (askAiAssistantId) fail('ALGOLIA_APP_ID', 'a value, since ALGOLIA_ASK_AI_ASSISTANT_ID is set');
    return undefined;
  }
  const problem = accountProblem({appId: set.ALGOLIA_APP_ID, apiKey: set.ALGOLIA_API_KEY}, env);
  // A key is never repeated in a message: messages end up in logs.
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
    if (cdnUrl || apiHost) fail('SEGMENT_WRITE_KEY', 'a value, since SEGMENT_CDN_URL or SEGMENT_API_HOST is set');
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
    'JSON {"id","content","backgroundColor","textColor","isCloseable"} with id and content as text, colors as #rgb or #rrggbb, isCloseable true or false';
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
 * Reads and validates the settings. Unset means off.
 * @throws an error that names the variable and what it accepts.
 */
export function readSettings(env: Env = process.env): Settings {
  const algolia = readAlgolia(env);
  const segment = readSegment(env);
  const consent = readConsent(env);
  const chat = readChat(env);
  const feedbackUrl = address(env, 'FEEDBACK_URL');
  const checkedOn = day(env, 'CHECKED_ON');
  const bar = readAnnouncement(env);
  return {
    siteUrl: origin(env, 'SITE_URL') ?? 'https://docs.saucelabs.com',
    baseUrl: baseUrl(env),
    ...(algolia && {algolia}),
    ...(segment && {segment}),
    ...(consent && {consent}),
    ...(chat && {chat}),
    ...(feedbackUrl && {feedbackUrl}),
    ...(checkedOn && {checkedOn}),
    ...(bar && {announcement: bar}),
    respectSystemColorMode: flag(env, 'RESPECT_SYSTEM_COLOR_MODE', true),
    isLean: flag(env, 'LEAN', true, ['on', 'off']),
  };
}
