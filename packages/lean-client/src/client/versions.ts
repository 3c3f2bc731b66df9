import type {SidebarItem} from '@lean-client/sidebars';

/** Version data that is loaded on demand, in the format of the props that Docusaurus passes to pages. */
interface VersionParts {
  docs: Record<string, object>;
  docsSidebars: Record<string, SidebarItem[]>;
}

const versions: VersionParts[] = [];

/** Returns the loaded data of the version at `index`. `preload.ts` adds to it before a page is rendered. */
export const partsOf = (index: number): VersionParts => (versions[index] ??= {docs: {}, docsSidebars: {}});
