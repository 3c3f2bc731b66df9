import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../../../config/redirects.ts';
import type {Step} from '../../step.ts';
import {anchorsOf} from './anchorsOf.ts';
import {PUBLISHED_URLS_FILE, parsePublishedUrls, publishedUrlsOf} from './publishedUrls.ts';
import {missingUrls} from './missing.ts';

/**
 * Checks that the build contains all URLs and anchors that were ever published, which `PUBLISHED_URLS_FILE` lists.
 * @throws if a URL has no page or redirect, or an anchor has no alias; the error lists each with the fix.
 */
export function publishedUrls(redirects: readonly Redirect[]): Step<string[]> {
  return {
    name: 'published-urls',
    reader: () => ({read: ({document}) => anchorsOf(document)}),
    async finish({context}, {pages}) {
      const file = path.join(context.siteDir, PUBLISHED_URLS_FILE);
      const known = parsePublishedUrls(await readFile(file, 'utf8'), PUBLISHED_URLS_FILE);
      const published = publishedUrlsOf(pages.map(({page, result}) => [page, result]));
      const problems = missingUrls(known, published, new Set(redirects.map(({from}) => from)));
      if (problems.length)
        throw new Error(
          `${PUBLISHED_URLS_FILE}: ${problems.join(`\n${PUBLISHED_URLS_FILE}: `)}\nFor instructions, see contributing/moving-a-page.md.`,
        );
      return `found all ${known.size} published URLs and anchors`;
    },
  };
}
