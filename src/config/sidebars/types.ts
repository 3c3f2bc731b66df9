import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Docusaurus exports the type of a whole sidebars file only; these are its parts.
export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;
export type SidebarItem = SidebarItems[number];
