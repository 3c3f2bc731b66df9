import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionOf, sectionPath, type Category} from '../../../../lib/sections.ts';
import {withSlash} from '../../../../lib/paths.ts';
import type {LoadedDoc} from '../../../lib/loadedDocs.ts';
import {writeNew} from '../../../lib/writeNew.ts';
import type {Build, Step} from '../../step.ts';
import {articleOf, onePage, placesOf} from './onePage.ts';

type Item = LoadedVersion['sidebars'][string][number];

/** A category of a sidebar whose pages are combined on one page. */
export interface Section {
  label: string;
  /** URL path relative to the base URL. */
  path: string;
  /** URL paths of its pages, including the base URL, in sidebar order. */
  pages: readonly string[];
}

/** Returns the sections in all sidebars of a version. */
function findSections({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>): Section[] {
  const addresses = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const pagesOf = (item: Item): string[] => {
    if (item.type === 'doc' || item.type === 'ref') return [addresses.get(item.id)!];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [addresses.get(item.link.id)!] : []), ...item.items.flatMap(pagesOf)];
  };
  const below = (sidebar: string, items: readonly Item[], above: readonly Category[]): Section[] =>
    items.flatMap((item) => {
      if (item.type !== 'category') return [];
      const chain = [...above, {label: item.label, pages: [...new Set(pagesOf(item))]}];
      if (sectionOf(chain) !== chain.length - 1) return below(sidebar, item.items, chain);
      const {label, pages} = chain.at(-1)!;
      const labels = chain.map((category) => category.label);
      return [{label, pages, path: sectionPath(sidebar, labels)}];
    });
  return Object.entries(sidebars).flatMap(([name, items]) => below(name, items, []));
}

const CSS = '../../../../css';
const STYLES = [`${CSS}/expanded.css`, `${CSS}/allTabs.css`, './page.css'].map((file) => require.resolve(file));

/** A section and its written pages, in the order of the sidebar. */
interface WrittenSection {
  section: Section;
  docs: readonly LoadedDoc[];
}

/** Returns the sections of the current version that have written pages. */
function sectionsOf({allContent, docs}: Build): WrittenSection[] {
  const {default: content} = (allContent['docusaurus-plugin-content-docs'] ?? {}) as {default?: LoadedContent};
  const found = content?.loadedVersions.filter(({isLast}) => isLast).flatMap(findSections) ?? [];
  const written = new Map(docs.filter(({skeleton}) => !skeleton).map((doc) => [doc.permalink, doc]));
  return found
    .map((section) => ({section, docs: section.pages.map(withSlash).flatMap((address) => written.get(address) ?? [])}))
    .filter(({docs: own}) => own.length);
}

/** Combines the pages of each section in the current version's sidebars on one page. Reads an article by section path from each page. */
export const sections: Step<Record<string, string>> = {
  name: 'sections',
  reader(build) {
    const placesBySection = sectionsOf(build).map(
      ({section, docs}) => [section.path, placesOf(docs.map(({permalink}) => permalink))] as const,
    );
    const of = (route: string) => placesBySection.filter(([, places]) => places.has(route));
    return {
      includes: ({route}) => of(route).length > 0,
      inputs: ({route}) => JSON.stringify([route, of(route).map(([section, places]) => [section, [...places]])]),
      read: ({route, document}) =>
        Object.fromEntries(of(route).map(([section, places]) => [section, articleOf(document, route, places)])),
    };
  },
  async finish(build, {pages}) {
    const {outDir, baseUrl, context} = build;
    const articles = new Map(pages.map(({route, result}) => [route, result]));
    const all = sectionsOf(build);
    const [first] = all;
    if (!first) return 'no section pages';
    // All pages have the same style sheets.
    const sample = path.join(outDir, first.docs[0]!.permalink.slice(baseUrl.length), 'index.html');
    const frame = {
      siteTitle: context.siteConfig.title,
      styleSheets: styleSheetsOf(readFileSync(sample, 'utf8')),
      styles: STYLES.map((file) => readFileSync(file, 'utf8')).join('\n'),
    };
    for (const {section, docs} of all) {
      const parts = docs.map(({permalink, title}) => ({address: permalink, title}));
      const html = onePage(
        section,
        parts,
        docs.map(({permalink}) => articles.get(permalink)![section.path]!),
        frame,
      );
      await writeNew(path.join(outDir, section.path, 'index.html'), html);
    }
    return `${all.length} section pages`;
  },
};

const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(([, href]) => href!);
