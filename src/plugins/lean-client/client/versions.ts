import type {SidebarItem} from '@lean-client/sidebars';

/** What of a version comes as it is needed, in the shape of the props that Docusaurus hands its pages. */
interface VersionParts {
  docs: Record<string, object>;
  docsSidebars: Record<string, SidebarItem[]>;
}

const versions: VersionParts[] = [];

/** The parts of the version at `index`, filled in by `preload.ts` before a page is rendered. */
export const partsOf = (index: number): VersionParts => (versions[index] ??= {docs: {}, docsSidebars: {}});
