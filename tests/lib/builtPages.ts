import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** A page as it stands in a finished build. */
export interface BuiltPage {
  /** Its address, with a slash at its end; `/404.html` for the page of unknown addresses. */
  route: string;
  html: string;
  isRedirect: boolean;
}

/** Every HTML page of a build, in the order of their routes; but for sections on one page, which say again what their pages say. */
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

/** The document of one page, to be queried. */
export const query = (page: BuiltPage): CheerioAPI => load(page.html);

/** Values that stand more than once. */
export const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);
