import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Document} from 'domhandler';
import {parsePage} from './dom.ts';

const ASSETS = /<script\b[^>]*\/assets\/js\/[^>]*><\/script>|<link\b[^>]*\/assets\/(?:js|css)\/[^>]*>/g;

/**
 * Removes the tags in the head of a page that load the site's scripts and style sheets. Their names change when any page changes, so they
 * don't belong in cache keys.
 */
export function withoutAssets(html: string): string {
  const body = html.indexOf('</head>');
  return html.slice(0, body).replace(ASSETS, '') + html.slice(body);
}

/** A page of a finished build. */
export class BuiltPage {
  /** Digest of the HTML without the tags of the site's scripts and style sheets, whose names change when any page changes. */
  readonly digest: string;
  private parsed: Document | undefined;

  /** `route` includes the base URL. `page` is the path without it, with a leading and trailing slash. */
  constructor(
    readonly route: string,
    readonly page: string,
    private readonly html: string,
  ) {
    this.digest = createHash('sha256').update(html).digest('base64');
  }

  /** Tree of the page. The HTML is parsed when it's first needed, which is never the case if all results are cached. */
  get document(): Document {
    return (this.parsed ??= parsePage(this.html));
  }
}

/** A finished build and its routes. */
interface BuiltRoutes {
  outDir: string;
  baseUrl: string;
  /** Routes including the base URL. A route that two files define is listed twice, as in Docusaurus, but read once. */
  routes: readonly string[];
}

/**
 * Reads the pages of a build one at a time, sorted by route. Omits routes without a trailing slash, such as `404.html`.
 * @throws if a route has no page.
 */
export async function* builtPages({outDir, baseUrl, routes}: BuiltRoutes): AsyncGenerator<BuiltPage> {
  for (const route of [...new Set(routes)].sort()) {
    const page = `/${route.slice(baseUrl.length)}`;
    if (!page.endsWith('/')) continue;
    const file = path.join(outDir, page, 'index.html');
    if (!existsSync(file)) throw new Error(`Route ${route} has no page: expected ${file}`);
    yield new BuiltPage(route, page, withoutAssets(await readFile(file, 'utf8')));
  }
}
