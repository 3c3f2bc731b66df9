import {readdirSync} from 'node:fs';
import {redirects} from '../../src/config/redirects.ts';
import {builtPages} from '../../src/plugins/publish/builtPages.ts';
import {anchorsOf, publishedUrlsOf} from '../../src/plugins/publish/steps/publishedUrls.ts';

/**
 * Returns the URLs and anchors of a finished build of the site, including redirects. Skips `sections/`, whose pages repeat the content of
 * other pages and aren't routes.
 */
export async function publishedBy(dir: string): Promise<Set<string>> {
  const moved = new Set(redirects.map(({from}) => from));
  const routes = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('sections/'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((route) => !moved.has(route));
  const pages: [page: string, anchors: string[]][] = [];
  for await (const {page, document} of builtPages({outDir: dir, baseUrl: '/', routes}))
    pages.push([page, anchorsOf(document)]);
  return new Set([...moved, ...publishedUrlsOf(pages)]);
}
