import type {SidebarItem} from '../types.ts';

export const projects: SidebarItem = {
  type: 'category',
  label: 'Configure projects',
  items: [
    'error-reporting/org-settings/project-management',
    'error-reporting/project-setup/submission-url',
    'error-reporting/project-setup/access-control',
    {
      type: 'category',
      label: 'Symbols and source code',
      items: [
        'error-reporting/project-setup/symbolication',
        'error-reporting/project-setup/source-code',
      ],
    },
    {
      type: 'category',
      label: 'Process errors',
      items: [
        'error-reporting/project-setup/attributes',
        'error-reporting/project-setup/deduplication',
        'error-reporting/project-setup/deduplication-rules',
        'error-reporting/project-setup/submission-actions',
        'error-reporting/project-setup/object-reprocessing',
      ],
    },
    {
      type: 'category',
      label: 'Alerts and reports',
      items: [
        'error-reporting/project-setup/alerts',
        'error-reporting/project-setup/scheduled-reports',
      ],
    },
    {
      type: 'category',
      label: 'Stability',
      items: [
        'error-reporting/project-setup/stability-metrics',
        'error-reporting/project-setup/metrics-stability-scores',
        'error-reporting/project-setup/metric-export',
      ],
    },
    {
      type: 'category',
      label: 'Storage',
      items: [
        'error-reporting/project-setup/storage-management',
        'error-reporting/project-setup/data-retention',
        'error-reporting/project-setup/storage-sampling',
      ],
    },
  ],
};
