import type {SidebarItem} from '../types.ts';

export const testfairySecurity: SidebarItem = {
  type: 'category',
  label: 'Account and security',
  items: [
    'testfairy/security/acct-settings',
    'testfairy/using-testfairy/multi-site',
    'testfairy/security/service-accounts',
    'testfairy/security/api-keys',
    {
      type: 'category',
      label: 'Single sign-on',
      link: {type: 'doc', id: 'testfairy/security/sso/sso-intro'},
      items: [
        'testfairy/security/sso/saml',
        'testfairy/security/sso/azure',
        'testfairy/security/sso/google',
        'testfairy/security/sso/okta',
        'testfairy/security/sso/onelogin',
        'testfairy/security/sso/ping-id',
        'testfairy/security/oidc-authentication',
      ],
    },
    'testfairy/security/gdpr',
    {
      type: 'category',
      label: 'Your own cloud and storage',
      items: [
        'testfairy/security/private-cloud',
        'testfairy/security/bring-your-own-storage',
        'testfairy/integrations/google-cloud',
      ],
    },
  ],
};
