import type {SidebarItem} from '../types.ts';

export const singleSignOn: SidebarItem = {
  type: 'category',
  label: 'Single sign-on',
  items: [
    'basics/sso/setting-up-sso',
    {
      type: 'category',
      label: 'Identity providers',
      items: [
        'basics/sso/configuring-sso-in-auth0',
        'basics/sso/configuring-sso-in-google',
        'basics/sso/configuring-sso-in-ms-azure-ad',
        'basics/sso/configuring-sso-in-okta',
        'basics/sso/configuring-sso-in-onelogin',
        'basics/sso/configuring-sso-in-pingone',
      ],
    },
    'basics/sso/setting-up-sso-special-cases',
    'basics/sso/logging-in-via-sso',
    'basics/sso/troubleshooting-sso',
    'basics/sso/migration-from-deprecated-sso',
  ],
};
