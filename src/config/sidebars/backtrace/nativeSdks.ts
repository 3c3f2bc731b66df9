import type {SidebarItem} from '../types.ts';

export const nativeSdks: SidebarItem = {
  type: 'category',
  label: 'Native applications',
  items: [
    {
      type: 'category',
      label: 'Crashpad',
      items: [
        'error-reporting/platform-integrations/crashpad',
        'error-reporting/platform-integrations/visual-studio',
      ],
    },
    'error-reporting/platform-integrations/breakpad',
    'error-reporting/platform-integrations/minidump',
    'error-reporting/platform-integrations/http-submission',
    {
      type: 'category',
      label: 'Coresnap',
      items: [
        'error-reporting/platform-integrations/coresnap/integrating',
        'error-reporting/platform-integrations/coresnap/setup',
      ],
    },
    'error-reporting/platform-integrations/apache',
  ],
};
