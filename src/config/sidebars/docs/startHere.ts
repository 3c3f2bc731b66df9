import type {SidebarItem} from '../types.ts';

export const startHere: SidebarItem = {
  type: 'category',
  label: 'Start here',
  link: {type: 'doc', id: 'overview'},
  items: [
    'sauce-basics',
    'basics/quickstarts',
    'basics/environment-variables',
    'basics/data-center-endpoints',
    'basics/platform-configurator',
    'basics/test-config-annotation/test-config',
    'basics/test-config-annotation/test-annotation',
  ],
};
