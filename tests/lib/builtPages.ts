import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** HTML page of a complete build. */
export interface BuiltPage {
  /** URL path with a trailing slash, or `/404.html` for the not-found page. */
  route: string;
  html: string;
  isRedirect: boolean;
}

/** Returns the HTML pages of a build in the order of their files, except `sections/`, which repeats the content of other pages. */
export function builtPages(dir = 'build'): BuiltPage[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.startsWith('sections/'))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(dir, file), 'utf8');
      return {route: routeOf(file), html, isRedirect: /<meta http-equiv="?refresh/.test(html)};
    });
}

const routeOf = (file: string): string => `/${file}`.replace(/(^|\/)index\.html$/, '$1');

/** Parses the HTML of a page with Cheerio. */
export const query = (page: BuiltPage): CheerioAPI => load(page.html);

/** Returns the duplicates in a list: every occurrence of a value except the first. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);
