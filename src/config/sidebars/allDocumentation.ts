import type {SidebarItem} from './types.ts';

/** The way back from a product's own sidebar. */
export const allDocumentation: SidebarItem = {type: 'link', label: 'All documentation', href: '/overview/'};
