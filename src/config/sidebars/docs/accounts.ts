import {singleSignOn} from './singleSignOn.ts';
import type {SidebarItem} from '../types.ts';

export const accounts: SidebarItem = {
  type: 'category',
  label: 'Accounts and access',
  link: {type: 'doc', id: 'basics/acct-team-mgmt-hub'},
  items: [
    'basics/acct-team-mgmt/org-settings',
    {
      type: 'category',
      label: 'Users',
      items: [
        'basics/acct-team-mgmt/managing-user-info',
        'basics/acct-team-mgmt/adding-deactivating-users',
        'basics/acct-team-mgmt/managing-service-accounts',
      ],
    },
    {
      type: 'category',
      label: 'Teams',
      items: [
        'basics/acct-team-mgmt/adding-deleting-teams',
        'basics/acct-team-mgmt/assigning-removing-users-teams',
        'basics/acct-team-mgmt/switching-active-team',
      ],
    },
    singleSignOn,
    {
      type: 'category',
      label: 'Concurrency and usage',
      items: [
        'basics/acct-team-mgmt/concurrency/managing-concurrency',
        'basics/acct-team-mgmt/viewing-exporting-usage-data',
      ],
    },
    {
      type: 'category',
      label: 'Plan and billing',
      items: [
        'basics/acct-team-mgmt/plan-details',
        'basics/acct-team-mgmt/managing-subscription',
        'basics/acct-team-mgmt/updating-billing',
      ],
    },
    'basics/acct-team-mgmt/private-device-mgmt',
    {
      type: 'category',
      label: 'Single sign-on (deprecated)',
      link: {type: 'doc', id: 'basics/sso-deprecated/sso-hub'},
      items: [
        'basics/sso-deprecated/setting-up-single-sign-on',
        'basics/sso-deprecated/config-adfs',
        'basics/sso-deprecated/config-okta',
      ],
    },
  ],
};
