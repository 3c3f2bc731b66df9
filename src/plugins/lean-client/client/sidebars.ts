import sidebars, {type SidebarItem} from '@lean-client/sidebars';
import {partsOf} from './versions.ts';

interface CutCategory {
  label: string | undefined;
  load: () => Promise<void>;
}

/** Categories that are cut down to their first link, by their items. */
const cut = new Map<readonly SidebarItem[], CutCategory>();

/** Puts in what a part of the sidebar has and the known parts do not. */
function merge(known: SidebarItem[], part: readonly SidebarItem[]): void {
  known.forEach((item, index) => {
    const {items, isCut} = part[index]!;
    if (!item.isCut || isCut) return;
    cut.delete(item.items!);
    item.items!.splice(0, Infinity, ...items!);
    delete item.isCut;
  });
}

/** Fetches a part of a sidebar of a version. Rejects if it cannot be fetched. */
export async function loadSidebar(version: number, name: string, part: string): Promise<void> {
  const fetchPart = sidebars[version]?.[name]?.[part];
  if (!fetchPart) return;
  const {default: items} = await fetchPart();
  const {docsSidebars} = partsOf(version);
  const known = (docsSidebars[name] ??= structuredClone(items));
  merge(known, items);
  known.forEach((item, index) => {
    if (item.isCut) cut.set(item.items!, {label: item.label, load: () => loadSidebar(version, name, String(index))});
  });
}

/** Fetches the rest of the items of a category, in place; undefined if they are all there. */
export const loadRest = (items: readonly SidebarItem[]): (() => Promise<void>) | undefined => cut.get(items)?.load;

/** Fetches the rest of the categories with this label, so that they open without a delay. Does nothing if it's there or can't be fetched. */
export function prefetchCategory(label: string): void {
  for (const category of cut.values()) if (category.label === label) category.load().catch(() => undefined);
}
