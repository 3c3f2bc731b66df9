import type {SidebarItem} from '../types.ts';

export const gameSdks: SidebarItem = {
  type: 'category',
  label: 'Games',
  items: [
    {
      type: 'category',
      label: 'Unity',
      items: [
        'error-reporting/platform-integrations/unity/setup',
        'error-reporting/platform-integrations/unity/configuration',
        'error-reporting/platform-integrations/unity/attributes',
        'error-reporting/platform-integrations/unity/metrics',
        'error-reporting/platform-integrations/unity/helpshift',
      ],
    },
    {
      type: 'category',
      label: 'Unreal Engine',
      items: [
        'error-reporting/platform-integrations/unreal/setup',
        'error-reporting/platform-integrations/unreal/attributes',
        'error-reporting/platform-integrations/unreal/troubleshooting',
      ],
    },
    'error-reporting/platform-integrations/cryengine',
    {
      type: 'category',
      label: 'Consoles and streaming',
      items: [
        'error-reporting/platform-integrations/nintendo',
        'error-reporting/platform-integrations/ps4',
        'error-reporting/platform-integrations/ps5',
        'error-reporting/platform-integrations/xbox',
        'error-reporting/platform-integrations/stadia',
      ],
    },
  ],
};
