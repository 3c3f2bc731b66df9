/** List of published URLs, relative to the site folder. */
export const PUBLISHED_URLS_FILE = 'contributing/published-urls.txt';

/** Published URLs, without the base URL: paths such as `/a/b/`, and paths with an anchor, such as `/a/b/#c`. */
export type PublishedUrls = ReadonlySet<string>;

const LINE = /^\/(\S+\/)?(#\S+)?$/;
const SHAPE = 'expected a URL path, with or without an anchor, such as /a/b/ or /a/b/#c';

/** Returns the URLs of pages and of their anchors. `pages` contains the path of each page and its anchors. */
export const publishedUrlsOf = (pages: Iterable<readonly [page: string, anchors: readonly string[]]>): Set<string> =>
  new Set([...pages].flatMap(([page, anchors]) => [page, ...anchors.map((anchor) => `${page}#${anchor}`)]));

/** Compares by UTF-16 code units, so the order doesn't depend on the locale. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the content of `PUBLISHED_URLS_FILE`: one published URL per line, sorted, so changes can be reviewed and merged by line. */
export const formatPublishedUrls = (urls: Iterable<string>): string =>
  [...new Set(urls)]
    .sort(byCode)
    .map((url) => `${url}\n`)
    .join('');

/**
 * Parses the content of `PUBLISHED_URLS_FILE`. `file` is the file name for error messages.
 * @throws if lines aren't valid, such as conflict markers of a merge; the error lists all of them.
 */
export function parsePublishedUrls(text: string, file: string): PublishedUrls {
  const lines = text.split('\n');
  const wrong = lines.flatMap((line, at) =>
    line === '' || LINE.test(line) ? [] : [`${file}:${at + 1}: invalid "${line}": ${SHAPE}`],
  );
  if (wrong.length) throw new Error(`${wrong.join('\n')}\nDelete these lines and run \`npm run published-urls\`.`);
  return new Set(lines.filter(Boolean));
}
