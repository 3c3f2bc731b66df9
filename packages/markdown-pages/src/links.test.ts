import {expect, it} from 'vitest';
import {resolveLink} from './links.ts';

const targets = {root: 'https://docs.test/base/', baseUrl: '/base/', pages: new Set(['/', '/a/b/'])};
const resolve = (href: string): string => resolveLink(href, '/a/b/', targets);

it.each([
  ['a page with a Markdown version', '/base/a/b/', 'https://docs.test/base/a/b/index.md'],
  ['an anchor of that page', '/base/a/b/#c', 'https://docs.test/base/a/b/index.md#c'],
  ['a page URL without a trailing slash', '/base/a/b', 'https://docs.test/base/a/b/index.md'],
  ['the home page', '/base/', 'https://docs.test/base/index.md'],
  ['a page of the site by its absolute URL', 'https://docs.test/base/a/b/', 'https://docs.test/base/a/b/index.md'],
  ['a page without a Markdown version', '/base/search/?q=x', 'https://docs.test/base/search/?q=x'],
  ['a file', '/base/openapi/jobs.yaml', 'https://docs.test/base/openapi/jobs.yaml'],
  ['an anchor of the same page', '#c', '#c'],
  ['another site', 'https://example.com/a/b/', 'https://example.com/a/b/'],
  ['another site on the same host', 'https://docs.test/other/', 'https://docs.test/other/'],
  ['an email address', 'mailto:help@example.com', 'mailto:help@example.com'],
])('%s', (_, href, expected) => expect(resolve(href)).toBe(expected));
