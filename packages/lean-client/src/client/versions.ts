import sidebars, {type SidebarItem} from '@lean-client/sidebars';

/** Version data that is loaded on demand, in the format of the props that Docusaurus passes to pages. */
interface VersionParts {
  docs: Record<string, object>;
  docsSidebars: Record<string, SidebarItem[]>;
}

const versions: VersionParts[] = [];

/** Returns the loaded data of the version at `index`. `preload.ts` adds to it before a page is rendered. */
export const partsOf = (index: number): VersionParts => (versions[index] ??= {docs: {}, docsSidebars: {}});

interface CutCategory {
  label: string | undefined;
  load: () => Promise<void>;
}

/** Categories that are cut down to their first link, by their list of items. */
const cut = new Map<readonly SidebarItem[], CutCategory>();

/** Adds the items of categories that are complete in `part` but cut down in `known`, in place. */
function merge(known: SidebarItem[], part: readonly SidebarItem[]): void {
  known.forEach((item, index) => {
    const {items, isCut} = part[index]!;
    if (!item.isCut || isCut) return;
    cut.delete(item.items!);
    item.items!.splice(0, Infinity, ...items!);
    delete item.isCut;
  });
}

/** Fetches a part of the sidebar `name` and merges it with the loaded parts. Rejects if it can't be fetched. */
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

/** Returns a function that fetches the remaining items of a category in place, or undefined if none are missing. */
export const loadRest = (items: readonly SidebarItem[]): (() => Promise<void>) | undefined => cut.get(items)?.load;

/** Prefetches the remaining items of all categories with this label. Ignores errors, and does nothing if no items are missing. */
export function prefetchCategory(label: string): void {
  for (const category of cut.values()) if (category.label === label) category.load().catch(() => undefined);
}
