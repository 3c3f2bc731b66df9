import type {SidebarItem} from './items.ts';

const mobileBetaSdk: SidebarItem = {
  type: 'category',
  label: 'Sauce Mobile Beta SDK',
  items: [
    'app-distribution/sdk/adding-tf-sdk',
    'app-distribution/sdk/supported-platforms',
    {
      type: 'category',
      label: 'Migrate from the TestFairy SDK',
      link: {type: 'doc', id: 'app-distribution/sdk/migration/overview'},
      items: [
        'app-distribution/sdk/migration/android',
        'app-distribution/sdk/migration/ios',
        'app-distribution/sdk/migration/react-native',
      ],
    },
    'app-distribution/sdk/android/integrating-android',
    {
      type: 'category',
      label: 'iOS',
      items: [
        'app-distribution/sdk/ios/integrating-ios',
        'app-distribution/sdk/ios/log-network',
        'app-distribution/sdk/ios/hiding-webview',
      ],
    },
    {
      type: 'category',
      label: 'React Native and Expo',
      items: ['app-distribution/sdk/react-native/react-native', 'app-distribution/sdk/react-native/expo'],
    },
    {
      type: 'category',
      label: 'Crash reports',
      items: ['app-distribution/sdk/backtrace-coexistence', 'app-distribution/sdk/crash-handler-testing'],
    },
    'app-distribution/sdk/options',
    {
      type: 'category',
      label: 'Session data',
      items: [
        'app-distribution/sdk/identifying-users',
        'app-distribution/sdk/session-attributes',
        'app-distribution/sdk/logging',
        'app-distribution/sdk/remote-logging',
        'app-distribution/sdk/map-locations',
      ],
    },
    {
      type: 'category',
      label: 'Feedback and updates',
      items: [
        'app-distribution/sdk/user-feedback',
        'app-distribution/sdk/bug-tracking/jira-cloud',
        'app-distribution/sdk/app-updates',
      ],
    },
    {
      type: 'category',
      label: 'Protect data',
      items: [
        'app-distribution/sdk/security/hiding-data',
        'app-distribution/sdk/security/data-encryption',
        'app-distribution/sdk/private-cloud-int',
      ],
    },
    'app-distribution/sdk/tf-production',
  ],
};

const organization: SidebarItem = {
  type: 'category',
  label: 'Organization',
  link: {type: 'doc', id: 'app-distribution/organization/members-roles'},
  items: [
    'app-distribution/organization/managing-teams',
    'app-distribution/organization/tester-groups',
    'app-distribution/organization/notifications',
    'app-distribution/organization/audit-log',
  ],
};

const settings: SidebarItem = {
  type: 'category',
  label: 'Settings',
  link: {type: 'doc', id: 'app-distribution/security/acct-settings'},
  items: [
    'app-distribution/settings/my-profile',
    'app-distribution/settings/organization',
    'app-distribution/settings/sso-saml',
    'app-distribution/settings/oidc-authentication',
  ],
};

const security: SidebarItem = {
  type: 'category',
  label: 'Security',
  items: [
    'app-distribution/security/api-keys',
    'app-distribution/security/service-accounts',
    'app-distribution/security/oidc-authentication',
    {
      type: 'category',
      label: 'Single sign-on',
      link: {type: 'doc', id: 'app-distribution/security/sso/sso-intro'},
      items: [
        'app-distribution/security/sso/azure',
        'app-distribution/security/sso/google',
        'app-distribution/security/sso/okta',
        'app-distribution/security/sso/onelogin',
        'app-distribution/security/sso/ping-id',
        'app-distribution/security/sso/saml',
        'app-distribution/security/sso/single-logout',
      ],
    },
    'app-distribution/security/gdpr',
    'app-distribution/security/private-cloud',
  ],
};

const projects: SidebarItem = {
  type: 'category',
  label: 'Projects',
  items: [
    'app-distribution/projects/uploading-builds',
    'app-distribution/projects/landing-pages',
    'app-distribution/projects/closed-beta',
    'app-distribution/projects/build-lifecycle',
  ],
};

const integrations: SidebarItem = {
  type: 'category',
  label: 'Integrations',
  items: [
    'app-distribution/integrations/saucelabs-connection',
    'app-distribution/integrations/webhooks',
    'app-distribution/integrations/google-play',
    'app-distribution/integrations/apple-app-store',
    'app-distribution/integrations/custom-storage',
    'app-distribution/integrations/smtp-email',
  ],
};

const ciTools: SidebarItem = {
  type: 'category',
  label: 'CI tools',
  items: [
    'app-distribution/ci-tools/fastlane',
    'app-distribution/ci-tools/gitlab',
    'app-distribution/ci-tools/bitbucket',
    'app-distribution/ci-tools/circle-ci',
    'app-distribution/ci-tools/team-city',
  ],
};

export const appDistribution: SidebarItem = {
  type: 'category',
  label: 'Mobile App Distribution',
  link: {type: 'doc', id: 'app-distribution/general/getting-started'},
  items: [
    'app-distribution/general/installing-apps',
    projects,
    organization,
    settings,
    security,
    integrations,
    ciTools,
    {
      type: 'category',
      label: 'Developer API',
      link: {type: 'doc', id: 'app-distribution/developer/api-reference'},
      items: ['app-distribution/developer/api-migration-guide', 'app-distribution/developer/legacy-api-v1'],
    },
    mobileBetaSdk,
  ],
};

const testfairySdk: SidebarItem = {
  type: 'category',
  label: 'SDK',
  items: [
    'testfairy/sdk/adding-tf-sdk',
    'testfairy/sdk/supported-platforms',
    'testfairy/sdk/android/integrating-android',
    {
      type: 'category',
      label: 'iOS',
      items: [
        'testfairy/sdk/ios/integrating-ios',
        'testfairy/sdk/ios/dsyms',
        'testfairy/sdk/ios/log-network',
        'testfairy/sdk/ios/hiding-webview',
      ],
    },
    {
      type: 'category',
      label: 'Frameworks',
      items: [
        'testfairy/platforms/react-native',
        'testfairy/platforms/flutter',
        'testfairy/platforms/expo',
        'testfairy/platforms/cordova',
        'testfairy/platforms/ionic',
        'testfairy/platforms/nativescript',
        'testfairy/platforms/xamarin',
        'testfairy/platforms/titanium',
        'testfairy/platforms/unity',
        'testfairy/platforms/lumberyard',
        'testfairy/platforms/neptune',
      ],
    },
    'testfairy/sdk/options',
    {
      type: 'category',
      label: 'Session data',
      items: [
        'testfairy/sdk/identifying-users',
        'testfairy/sdk/session-attributes',
        'testfairy/sdk/logging',
        'testfairy/sdk/remote-logging',
        'testfairy/sdk/map-locations',
        'testfairy/sdk/user-feedback',
      ],
    },
    {
      type: 'category',
      label: 'Crash handler',
      items: ['testfairy/sdk/tf-crash-handler', 'testfairy/sdk/crash-handler-testing'],
    },
    {
      type: 'category',
      label: 'Bug tracking',
      link: {type: 'doc', id: 'testfairy/sdk/bug-tracking/using-bug-tracking'},
      items: [
        'testfairy/sdk/bug-tracking/github',
        'testfairy/sdk/bug-tracking/jira-cloud',
        'testfairy/sdk/bug-tracking/jira-server',
        'testfairy/sdk/bug-tracking/trello',
        'testfairy/sdk/bug-tracking/tf-connect',
      ],
    },
    {
      type: 'category',
      label: 'Protect data',
      items: [
        'testfairy/sdk/security/hiding-data',
        'testfairy/sdk/security/data-encryption',
        'testfairy/sdk/private-cloud-int',
      ],
    },
    'testfairy/sdk/tf-production',
  ],
};

const testfairySecurity: SidebarItem = {
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
        'testfairy/security/sso/single-logout',
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

export const testfairy: SidebarItem = {
  type: 'category',
  label: 'App Distribution (TestFairy)',
  link: {type: 'doc', id: 'testfairy/testfairy'},
  items: [
    'testfairy/app-center-alternative',
    {
      type: 'category',
      label: 'Upload and track builds',
      items: [
        'testfairy/using-testfairy/uploading-an-app',
        'testfairy/using-testfairy/dashboard',
        'testfairy/using-testfairy/builds',
        'testfairy/using-testfairy/insights',
      ],
    },
    {
      type: 'category',
      label: 'Distribute builds',
      items: [
        'testfairy/app-distribution/managing-dist',
        'testfairy/app-distribution/app-versioning',
        'testfairy/app-distribution/release-notes',
        'testfairy/app-distribution/landing-pages',
        'testfairy/app-distribution/tags',
        'testfairy/app-distribution/auto-update',
        'testfairy/app-distribution/app-expiration',
        'testfairy/app-distribution/symbols-file',
        'testfairy/app-distribution/ad-hoc-ipa',
        'testfairy/app-distribution/adding-udids',
        'testfairy/integrations/apple-uploading',
        'testfairy/integrations/google-uploading',
      ],
    },
    {
      type: 'category',
      label: 'Testers',
      items: [
        'testfairy/testers/managing-testers',
        'testfairy/testers/building-testers-app',
        'testfairy/testers/testing-android-apps',
        'testfairy/testers/reg-ios-device',
        'testfairy/testers/custom-ent-apps',
        'testfairy/testers/testers-dashboard',
      ],
    },
    testfairySdk,
    {
      type: 'category',
      label: 'CI tools',
      items: [
        'testfairy/ci-tools/fastlane',
        'testfairy/ci-tools/circle-ci',
        'testfairy/ci-tools/gitlab',
        'testfairy/ci-tools/bitbucket',
        'testfairy/ci-tools/bamboo',
        'testfairy/ci-tools/team-city',
        'testfairy/ci-tools/vs-team',
        'testfairy/ci-tools/ms-app-ctr',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      items: [
        'testfairy/integrations/slack',
        'testfairy/integrations/ms-teams',
        'testfairy/integrations/smtp-gmail',
        'testfairy/integrations/zendesk',
        'testfairy/integrations/intercom',
        'testfairy/integrations/centercode',
        'testfairy/integrations/splunk',
        'testfairy/integrations/coralogix',
      ],
    },
    testfairySecurity,
    {
      type: 'category',
      label: 'API reference',
      items: [
        'testfairy/api-reference/rest-api',
        'testfairy/api-reference/upload-api',
        'testfairy/api-reference/webhooks',
      ],
    },
  ],
};
