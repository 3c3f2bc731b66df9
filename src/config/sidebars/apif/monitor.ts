import type {SidebarItem} from '../types.ts';

export const monitor: SidebarItem = {
  type: 'category',
  label: 'Monitor and alert',
  items: [
    'api-testing/on-prem/quick-start/easy-monitoring',
    'api-testing/on-prem/how-to/setup-notifications-performance-alerts',
    'api-testing/on-prem/how-to/tweaking-stateful-email-notifications',
    'api-testing/on-prem/integrations/alerts-thresholds-using-json-connector',
    'api-testing/on-prem/how-to/generate-a-status-page',
    'api-testing/on-prem/how-to/assertions-for-metrics-performance',
    'api-testing/on-prem/learn-more/improving-your-metrics',
    'api-testing/on-prem/how-to/footprint',
  ],
};
