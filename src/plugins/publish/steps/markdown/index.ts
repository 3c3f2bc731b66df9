import {areaOf} from '../../../../content/areas.ts';
import {NO_DOCUMENT, withoutEdition} from '../../../lib/loadedDocs.ts';
import type {Build, Step} from '../../step.ts';
import {readSkills} from '../skills/skill.ts';
import {markdownFile, resolveLink, type Addresses} from './addresses.ts';
import {header} from './header.ts';
import {lastChanges} from './lastChanges.ts';
import {INDEX, listFiles} from './lists.ts';
import type {MarkdownPage} from './markdownPage.ts';
import {readPage} from './readPage.ts';
import {toMarkdown} from './toMarkdown.ts';
import {writeFiles} from './writeFiles.ts';

/** Options of the step for Markdown versions. */
export interface Options {
  /** Routes, without the base URL, that have no Markdown version: pages that consist only of a tool. */
  exclude: readonly string[];
  /** Routes, without the base URL, of pages that `llms.txt` lists directly. */
  popular: readonly string[];
}

/** The part of a Markdown version that depends only on the page and on which pages exist. */
interface MarkdownContent {
  title: string;
  description: string;
  content: string;
}

const rootOf = ({context: {siteConfig}, baseUrl}: Build): string => siteConfig.url + baseUrl;

/**
 * Generates a Markdown version of each page (`index.md` next to its `index.html`) and the lists of them: `llms.txt`, a list for each product
 * area in `llms/`, `llms-full.txt`, and `llms.json`. Omits excluded pages and documents with `skeleton: true`.
 * @throws if a page can't be converted to Markdown.
 */
export function markdownPages({exclude, popular}: Options): Step<MarkdownContent> {
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
      const addresses: Addresses = {root: rootOf(build), baseUrl, pages};
      const targets = JSON.stringify([addresses.root, baseUrl, [...pages]]);
      return {
        includes: ({page}) => pages.has(page),
        inputs: ({page}) => page + targets,
        read({page, document}) {
          try {
            const {title, description, root} = readPage(document);
            return {title, description, content: toMarkdown(root, (href) => resolveLink(href, page, addresses))};
          } catch (error) {
            throw new Error(`cannot convert ${page} to Markdown: ${(error as Error).message}`, {cause: error});
          }
        },
      };
    },
    async finish(build, {pages, regenerated}) {
      const {outDir, context, docs, props} = build;
      const {title: siteTitle, tagline} = context.siteConfig;
      const site = {title: siteTitle, tagline, root: rootOf(build), skills: readSkills(context.siteDir)};
      const loaded = new Map(docs.map((doc) => [doc.permalink, doc]));
      const changes = await lastChanges(props.routes, context.siteDir, context.siteConfig.future.experimental_vcs);
      const versions = pages.map(({route, page, result: {title, description, content}}): MarkdownPage => {
        const {kind, archived} = loaded.get(route)?.facts ?? NO_DOCUMENT;
        const lastChanged = changes.get(route);
        const facts = {
          title,
          description,
          url: site.root + page.slice(1),
          markdownUrl: site.root + markdownFile(page),
          file: markdownFile(page),
          area: areaOf(withoutEdition(page, archived)),
          kind,
          archived,
          ...(lastChanged && {lastChanged}),
        };
        return {...facts, markdown: header(facts, site.root + INDEX) + content};
      });
      const lists = listFiles(versions, site, popular);
      await writeFiles(outDir, [...versions.map(({file, markdown}) => ({name: file, content: markdown})), ...lists]);
      const bytes = versions.reduce((sum, {markdown}) => sum + Buffer.byteLength(markdown), 0);
      return `${versions.length} pages, ${regenerated} regenerated, ${(bytes / 1e6).toFixed(1)} MB, ${lists.length} lists`;
    },
  };
}
