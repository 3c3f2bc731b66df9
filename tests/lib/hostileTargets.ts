import {rawRequest, type RawResponse} from './rawHttp.ts';

/** Spellings of a foreign host that attackers use. */
const HOSTS = ['evil.example', 'evil.example:80', 'user@evil.example', '%65vil.example', 'evil%2eexample'];

/** Prefixes that an unsafe redirect turns into another host or an additional header. */
const PREFIXES = [
  ...[
    '/',
    '//',
    '///',
    '/\\',
    '\\\\',
    '/\\/',
    '/./',
    '/.//',
    '/../',
    '/..//',
    '/;/',
    '/;@',
    '/@',
    '/%20/',
    '/%3F/',
    '/%23/',
  ],
  ...[
    '/%5C',
    '/%5c%5c',
    '/%5C/',
    '/%2F',
    '/%2f%2f',
    '//%5C',
    '/%5C%2F',
    '/%2e/',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/.%2e//',
    '/%2e//',
  ],
  ...[
    '/%252F',
    '/%252f%252f',
    '/%255C',
    '/%25%32%46',
    '/%25%35%43',
    '/%252e%252e/',
    '/%u002f',
    '/%c0%af',
    '/%ef%bc%8f',
    '/%e2%88%95',
  ],
  ...[
    '/%09/',
    '/%09',
    '/%0a/',
    '/%0d/',
    '/%0d%0a/',
    '/%00/',
    '/%01/',
    '/%7f/',
    '/%0b/',
    '/%85/',
    '/\t/',
    '/\t',
    '/\x01/',
    '/\x7f/',
    '/\x80/',
  ],
  ...[
    '/x%0dX-Injected:%201',
    '/x%0aX-Injected:%201',
    '/x%0d%0aX-Injected:%201',
    '/x%0d%0aLocation:%20//',
    '/x%0d%0a%0d%0a',
    '/x\rX-Injected: 1',
  ],
  ...['http://', 'https://', 'http:/', 'javascript:', '/http://', '/https:/', '/javascript:'],
];

/** Suffixes that trigger redirects or path normalization. */
const SUFFIXES = [
  '',
  '/',
  '/index.html',
  '/index',
  '/x.html',
  '.html',
  '/x/index.html',
  '/index.html/',
  '/..',
  '/%2e%2e/x.html',
  '/%2e%2e',
  '?x=%0d%0a',
  '/index.html?next=//evil.example',
];

/** Request targets that combine each host, prefix, and suffix. */
export const hostileTargets: readonly string[] = HOSTS.flatMap((host) =>
  PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => `${prefix}${host}${suffix}`)),
);

/** Returns hostile request targets based on a path that the server knows, such as a page or the source of a redirect (`/a/b/`). */
export function hostileVariants(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  const inside = PREFIXES.filter((prefix) => prefix.startsWith('/')).flatMap((prefix) => [
    `${prefix}evil.example/..${path}`,
    `${prefix}evil.example/%2e%2e${bare}`,
    `${prefix.slice(0, -1)}${path}`,
  ]);
  const around = [
    '/',
    '\\',
    '%5C',
    '%2F',
    '%252F',
    '%09',
    '%0d%0aX-Injected:%201',
    '%0d',
    '%00',
    '%20',
    '.html',
    '/index',
    '/index.html',
    '/index.html/',
    ';x',
    '%3F//evil.example',
    '?//evil.example',
    '?\\evil.example',
    '?a=%0d%0aX-Injected:%201',
    '#//evil.example',
  ];
  return [
    ...inside,
    ...around.flatMap((tail) => [
      `${bare}${tail}`,
      `${bare}/${tail}`,
      `/${bare}${tail}`,
      `//${bare}${tail}`,
      `/\\${bare}${tail}`,
      `/%5C${bare}${tail}`,
    ]),
  ];
}

/**
 * Returns what's wrong with a response to a hostile target, or undefined if the response is safe: without injected headers, and redirecting
 * only to `pages`, the paths of the site's pages.
 */
export function redirectProblem({status, head, headers}: RawResponse, pages: ReadonlySet<string>): string | undefined {
  if (/[^\x20-\x7e]/.test(head.replaceAll('\r\n', ''))) return 'control character in the head';
  if ('x-injected' in headers) return 'injected header';
  const {location = []} = headers;
  if (status < 300 || status > 399) return location.length ? `Location with status ${status}` : undefined;
  const [target = '', ...others] = location;
  if (others.length) return 'more than one Location';
  if (!/^\/(?![/\\])[^\\?]*(\?|$)/.test(target)) return `Location: ${target}`;
  const {host, pathname} = new URL(target, 'http://docs.example');
  if (host !== 'docs.example') return `Location: ${target} leads to ${host}`;
  return pages.has(pathname) ? undefined : `Location: ${target} is not a page`;
}

/** Returns the text with all characters except printable ASCII as `\x` escapes. */
const escaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Sends request targets to a local server and returns those with an unsafe response, each with the reason, in sorted order. */
export async function findBadRedirects(
  port: number,
  targets: readonly string[],
  pages: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const next = targets.values();
  const work = async (): Promise<void> => {
    for (const target of next) {
      const problem = redirectProblem(await rawRequest(port, target), pages);
      if (problem) problems.push(`${escaped(target)}: ${escaped(problem)}`);
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return problems.sort();
}
