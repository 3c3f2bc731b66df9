import type {SidebarItem} from '../types.ts';

export const testfairySdk: SidebarItem = {
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
        'testfairy/sdk/ios/ad-hoc-ipa',
        'testfairy/sdk/ios/adding-udids',
        'testfairy/sdk/ios/custom-ent-apps',
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
      items: [
        'testfairy/sdk/tf-crash-handler',
        'testfairy/sdk/crash-handler-testing',
      ],
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
