import {convertPage, lastChanges, readOptions, writeMarkdownPages} from 'docusaurus-plugin-markdown-pages';
import type {MarkdownContent, Targets} from 'docusaurus-plugin-markdown-pages';
import {areas} from '../../../content/areas.ts';
import {NO_DOCUMENT} from '../../lib/loadedDocs.ts';
import type {Build, Step} from '../step.ts';
import {readSkills} from './skills.ts';

/** Options of the step for Markdown versions. */
export interface Options {
  /** Routes, without the base URL, that have no Markdown version: pages that consist only of a tool. */
  exclude: readonly string[];
  /** Routes, without the base URL, of pages that `llms.txt` lists directly. */
  popular: readonly string[];
}

const rootOf = ({context: {siteConfig}, baseUrl}: Build): string => siteConfig.url + baseUrl;

/**
 * Generates a Markdown version of each page and their lists. Omits excluded pages and documents with `skeleton: true`.
 * @throws if a page can't be converted to Markdown.
 */
export function markdownPages({exclude, popular}: Options): Step<MarkdownContent> {
  const options = readOptions({exclude, popular, areas, areaNoun: 'product area'});
  return {
    name: 'markdown-pages',
    reader(build) {
      const {routes, baseUrl, docs} = build;
      const skeletons = new Set(docs.filter(({skeleton}) => skeleton).map(({permalink}) => permalink));
      const pages = new Set(
        routes
          .filter((route) => !skeletons.has(route))
          .map((route) => `/${route.slice(baseUrl.length)}`)
          .filter((page) => page.endsWith('/') && !exclude.includes(page)),
      );
      const targets: Targets = {root: rootOf(build), baseUrl, pages};
      const inputs = JSON.stringify([targets.root, baseUrl, [...pages]]);
      return {
        includes: ({page}) => pages.has(page),
        inputs: ({page}) => page + inputs,
        read: ({page, document}) => convertPage(document, page, targets),
      };
    },
    async finish(build, {pages, regenerated}) {
      const {outDir, context, docs, props} = build;
      const {title, tagline} = context.siteConfig;
      const site = {title, tagline, root: rootOf(build), skills: readSkills(context.siteDir)};
      const loaded = new Map(docs.map((doc) => [doc.permalink, doc]));
      const changes = await lastChanges(props.routes, context.siteDir, context.siteConfig.future.experimental_vcs);
      const converted = pages.map(({route, page, result}) => {
        const {kind, archived} = loaded.get(route)?.facts ?? NO_DOCUMENT;
        return {page, kind, archived, lastChanged: changes.get(route), ...result};
      });
      const summary = await writeMarkdownPages(outDir, converted, site, options);
      return `${converted.length} pages, ${regenerated} regenerated, ${summary}`;
    },
  };
}
