import type {SidebarItem} from '../types.ts';

export const administer: SidebarItem = {
  type: 'category',
  label: 'Administer',
  items: [
    'api-testing/on-prem/quick-start/adding-a-user',
    'api-testing/on-prem/reference/company-settings',
    'api-testing/on-prem/integrations/single-sign-on-with-saml-2-0-beta',
  ],
};
