import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

// Docusaurus exports only the type of an entire sidebars file.
export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;
export type SidebarItem = SidebarItems[number];

/** Link from the sidebar of a product to all documentation. */
export const allDocumentation: SidebarItem = {type: 'link', label: 'All documentation', href: '/overview/'};
