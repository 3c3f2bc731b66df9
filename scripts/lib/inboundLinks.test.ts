import {expect, it} from 'vitest';
import {checkInboundLinks} from './inboundLinks.ts';

const published = new Set(['/', '/a/', '/a/#part', '/a/#details', '/b/']);
const redirects = [{from: '/old/', to: '/a/'}];
const messages = (...lines: string[]): string[] =>
  checkInboundLinks(lines.join('\n'), published, redirects, 'https://docs.test').map(
    ({line, message}) => `${line}: ${message}`,
  );

it('accepts published pages and anchors, redirects, and URLs without a slash or with index.html', () => {
  const urls = ['/', '/a', '/a/#part', '/a/index.html#part', '/old/', '/old#details', '/b/?utm_source=app'];
  expect(messages('# Comment', '', ...urls.map((url) => `https://docs.test${url} some/repository:README.md`))).toEqual(
    [],
  );
});

it('reports pages and anchors that do not exist, with the place of the link', () => {
  expect(
    messages(
      'https://docs.test/c/ some/repository:README.md',
      'https://docs.test/a/#parts some/repository:README.md',
      'https://docs.test/old/#gone the-app',
      'https://docs.test/b/#part the-app',
    ),
  ).toEqual([
    '1: lists https://docs.test/c/, which some/repository:README.md links to, but there is no such page; add a redirect',
    '2: lists https://docs.test/a/#parts, which some/repository:README.md links to, but /a/ has no anchor #parts; did you mean #part? Add it to the heading as a previous anchor',
    expect.stringMatching(/^3: .* but \/a\/ has no anchor #gone/),
    '4: lists https://docs.test/b/#part, which the-app links to, but /b/ has no anchor #part. Add it to the heading as a previous anchor',
  ]);
});

it('reports invalid and repeated lines', () => {
  const expected = 'expected a URL that begins with https://docs.test/, a space, and where the link is';
  expect(
    messages(
      'https://docs.test/a/',
      'https://other.test/a/ the-app',
      'https://docs.test/a/ the-app',
      'https://docs.test/a/ the-app',
    ),
  ).toEqual([
    `1: has the line "https://docs.test/a/"; ${expected}`,
    `2: has the line "https://other.test/a/ the-app"; ${expected}`,
    '4: lists https://docs.test/a/ more than once',
  ]);
});
