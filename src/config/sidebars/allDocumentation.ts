import type {SidebarItem} from './types.ts';

/** Link from the sidebar of a product to all documentation. */
export const allDocumentation: SidebarItem = {type: 'link', label: 'All documentation', href: '/overview/'};
