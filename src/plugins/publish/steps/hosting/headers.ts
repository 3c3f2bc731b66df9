import {createHash} from 'node:crypto';
import type {Document} from 'domhandler';
import type {Settings} from '../../../../config/env.ts';
import {elementsOf} from '../../dom.ts';

/** Types of script elements that content security policies apply to. Others contain data. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript', 'speculationrules']);

/** Returns the source expressions of a page's inline scripts for a content security policy, such as `'sha256-…'`, with the quotes. */
export function inlineScriptHashes(document: Document): string[] {
  const hashes: string[] = [];
  for (const {name, attribs, children} of elementsOf(document)) {
    if (name !== 'script' || attribs.src !== undefined || !RUN.has(attribs.type ?? '')) continue;
    const script = children.map((child) => ('data' in child ? child.data : '')).join('');
    hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return hashes;
}

type Directives = Record<string, string[]>;

/** Hosts of Segment, unless the settings specify a proxy: the defaults of Segment's library. */
const SEGMENT = {cdn: 'https://cdn.segment.com', api: 'api.segment.io'};

const originOf = (address: string): string => new URL(address).origin;

/** Returns the origins that the configured third parties need, by directive. */
function thirdParties({algolia, segment, consent, chat, feedbackUrl}: Settings): Directives {
  const directives: Directives = {'script-src': [], 'style-src': [], 'img-src': [], 'connect-src': [], 'frame-src': []};
  const allow = (origin: string, ...names: string[]) => names.forEach((name) => directives[name]!.push(origin));
  if (algolia) {
    const app = algolia.appId.toLowerCase();
    for (const host of [
      `${app}-dsn.algolia.net`,
      `${app}.algolia.net`,
      ...[1, 2, 3].map((n) => `${app}-${n}.algolianet.com`),
    ]) {
      allow(`https://${host}`, 'connect-src');
    }
    if (algolia.askAiAssistantId) allow('https://askai.algolia.com', 'connect-src');
  }
  if (segment) {
    allow(segment.cdnUrl ?? SEGMENT.cdn, 'script-src', 'connect-src');
    allow(`https://${(segment.apiHost ?? SEGMENT.api).split('/')[0]}`, 'connect-src');
  }
  if (consent) allow(originOf(consent.scriptUrl), 'script-src', 'style-src', 'img-src', 'connect-src', 'frame-src');
  if (chat) allow(originOf(chat.widgetUrl), 'script-src', 'style-src', 'img-src', 'connect-src', 'frame-src');
  if (feedbackUrl) allow(originOf(feedbackUrl), 'connect-src');
  return directives;
}

/**
 * Returns the content security policy of the site. It allows the site's own origin, the inline scripts of the build (`hashes`, such as
 * `'sha256-…'` with the quotes), and the configured third parties. Inline styles are allowed, because diagrams, for example, use them.
 */
export function contentSecurityPolicy(settings: Settings, hashes: readonly string[]): string {
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': [],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  for (const [name, origins] of Object.entries(thirdParties(settings)))
    directives[name] = [...new Set([...directives[name]!, ...origins])];
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

/** Returns the security headers of every response, by name; `hashes` as in `contentSecurityPolicy`. */
export function securityHeaders(settings: Settings, hashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, hashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years, as recommended for HSTS preload lists.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Path prefixes, relative to the base URL, of files whose names contain a hash of their content. */
export const HASHED = ['assets/', 'search-index/core.', 'search-index/terms.', 'search-index/text.'] as const;

export const CACHE = {
  /** For files whose names contain a hash: they never change. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all other files: caches can store them, but have to revalidate them for each request. */
  other: 'no-cache',
} as const;

/**
 * Paths, relative to the base URL and with `*` for any characters, of files with the same content as the pages. They're for programs, and
 * search engines shouldn't show them instead of the pages.
 */
export const UNINDEXED = ['*.md', 'llms*'] as const;
export const ROBOTS = 'noindex';

/** Content type of Markdown files, for hosts that don't know it. */
export const MARKDOWN = {paths: '*.md', type: 'text/markdown; charset=utf-8'} as const;
