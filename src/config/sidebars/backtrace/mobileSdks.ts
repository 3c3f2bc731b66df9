import type {SidebarItem} from '../types.ts';

export const mobileSdks: SidebarItem = {
  type: 'category',
  label: 'Mobile apps',
  items: [
    {
      type: 'category',
      label: 'Android',
      items: [
        'error-reporting/platform-integrations/android/setup',
        'error-reporting/platform-integrations/android/configuration',
        'error-reporting/platform-integrations/android/proguard-deobfuscation',
      ],
    },
    {
      type: 'category',
      label: 'iOS',
      items: [
        'error-reporting/platform-integrations/ios/setup',
        'error-reporting/platform-integrations/ios/configuration',
        'error-reporting/platform-integrations/plcrash-reporter',
      ],
    },
  ],
};
