import type {SidebarItem} from '../types.ts';

export const reference: SidebarItem = {
  type: 'category',
  label: 'Reference and help',
  items: [
    {type: 'link', label: 'Developer reference', href: '/dev/'},
    'dev/test-configuration-options',
    'dev/w3c-webdriver-capabilities',
    'dev/error-messages',
    'dev/glossary',
    'dev/data-center-maint',
    {
      type: 'category',
      label: 'Contribute to these docs',
      link: {type: 'doc', id: 'contributing'},
      items: [
        'contributing/style-guide',
        'contributing/code-of-conduct',
      ],
    },
  ],
};
