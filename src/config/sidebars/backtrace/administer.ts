import type {SidebarItem} from '../types.ts';

export const administer: SidebarItem = {
  type: 'category',
  label: 'Administer',
  items: [
    'error-reporting/org-settings/user-mgmnt',
    'error-reporting/org-settings/team-mgmnt',
    'error-reporting/org-settings/saml-sso',
    {
      type: 'category',
      label: 'Privacy and compliance',
      items: [
        'error-reporting/security-compliance/privacy-control',
        'error-reporting/security-compliance/audit-logs',
        'error-reporting/security-compliance/common-questions',
      ],
    },
  ],
};
