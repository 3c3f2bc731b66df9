import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionOf, sectionPath, type Category} from '../../../../lib/sections.ts';

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
export function findSections({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>): Section[] {
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
      const {label, pages} = chain.at(-1)!;
      const isSection = sectionOf(chain) === chain.length - 1;
      return isSection
        ? [
            {
              label,
              pages,
              path: sectionPath(
                sidebar,
                chain.map((one) => one.label),
              ),
            },
          ]
        : below(sidebar, item.items, chain);
    });
  return Object.entries(sidebars).flatMap(([name, items]) => below(name, items, []));
}
