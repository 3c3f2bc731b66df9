import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Docusaurus exports only the type of an entire sidebars file.
export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;
export type SidebarItem = SidebarItems[number];
