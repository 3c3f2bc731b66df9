import type {SidebarItem} from '../types.ts';

export const advanced: SidebarItem = {
  type: 'category',
  label: 'Advanced',
  items: [
    'error-reporting/advanced/platform-overview',
    {
      type: 'category',
      label: 'Self-hosted server',
      items: [
        'error-reporting/advanced/package-installation',
        'error-reporting/advanced/coroner/server-installation',
        'error-reporting/advanced/coroner/server-setup',
        'error-reporting/advanced/coroner/server-advanced',
        'error-reporting/advanced/pam-ldap',
        'error-reporting/advanced/post-migration',
      ],
    },
    {
      type: 'category',
      label: 'Command-line clients',
      items: [
        'error-reporting/advanced/coroner/client-getting-started',
        'error-reporting/advanced/coroner/client-usage',
        'error-reporting/advanced/coroner/client-morgue',
        'error-reporting/advanced/morgue',
      ],
    },
    {
      type: 'category',
      label: 'UNIX debugger',
      items: [
        'error-reporting/advanced/assistive-unix/introduction',
        'error-reporting/advanced/assistive-unix/overview',
        'error-reporting/advanced/client-tools-unix',
        'error-reporting/advanced/snapshots',
        'error-reporting/advanced/traces-coroner',
        'error-reporting/advanced/ptrace',
        {
          type: 'category',
          label: 'Hydra',
          items: [
            'error-reporting/advanced/hydra/setup',
            'error-reporting/advanced/hydra/usage',
          ],
        },
        'error-reporting/advanced/bcd',
        'error-reporting/advanced/dwarf',
      ],
    },
    {
      type: 'category',
      label: 'Control submissions',
      items: [
        'error-reporting/advanced/submission-buckets',
        'error-reporting/advanced/sync-submissions',
        'error-reporting/advanced/error-processing-modifiers',
        'error-reporting/advanced/invariants',
      ],
    },
  ],
};
