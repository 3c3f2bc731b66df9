import type {Settings} from '../../src/config/env.ts';

type Directives = Record<string, string[]>;

/** Where Segment is unless the settings name a proxy; the library's own defaults. */
const SEGMENT = {cdn: 'https://cdn.segment.com', api: 'api.segment.io'};

const originOf = (address: string): string => new URL(address).origin;

/** What the third parties that are configured need beside the site itself. */
function thirdParties({algolia, segment, consent, chat, feedbackUrl}: Settings): Directives {
  const directives: Directives = {'script-src': [], 'style-src': [], 'img-src': [], 'connect-src': [], 'frame-src': []};
  const allow = (origin: string, ...names: string[]) => names.forEach((name) => directives[name]!.push(origin));
  if (algolia) {
    const app = algolia.appId.toLowerCase();
    for (const host of [`${app}-dsn.algolia.net`, `${app}.algolia.net`, ...[1, 2, 3].map((n) => `${app}-${n}.algolianet.com`)]) {
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
 * The content security policy of the site: its own origin, the inline scripts of the build by their hashes, and the third parties that
 * the settings switch on. Styles may be inline, since widths of diagrams and the like are.
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
  for (const [name, origins] of Object.entries(thirdParties(settings))) directives[name] = [...new Set([...directives[name]!, ...origins])];
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

/** What every answer carries. */
export function securityHeaders(settings: Settings, hashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, hashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years, as browsers ask of sites for their preload lists.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** How the paths below the base URL begin whose names hold a hash of their content. */
export const HASHED = ['assets/', 'search-index/core.', 'search-index/terms.', 'search-index/text.'] as const;

export const CACHE = {
  /** What never changes under its name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else may be kept, but is asked for each time. */
  other: 'no-cache',
} as const;

/** Paths below the base URL, `*` for anything, of what says the same as the pages: for programs that ask for it, and not to be found in their place. */
export const UNINDEXED = ['*.md', 'llms*'] as const;
export const ROBOTS = 'noindex';

/** What Markdown is sent as, by hosts that do not know it. */
export const MARKDOWN = {paths: '*.md', type: 'text/markdown; charset=utf-8'} as const;
