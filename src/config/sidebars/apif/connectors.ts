import type {SidebarItem} from '../types.ts';

export const connectors: SidebarItem = {
  type: 'category',
  label: 'Connectors',
  items: [
    'api-testing/on-prem/quick-start/setup-connectors',
    'api-testing/on-prem/integrations/add-new-connector',
    {
      type: 'category',
      label: 'Alerts and incidents',
      items: [
        'api-testing/on-prem/integrations/connectors/bigpanda-io',
        'api-testing/on-prem/integrations/connectors/pagerduty',
        'api-testing/on-prem/integrations/connectors/statuspage',
        'api-testing/on-prem/integrations/connectors/twilio',
        'api-testing/on-prem/integrations/connectors/xmatters',
      ],
    },
    {
      type: 'category',
      label: 'Logs and metrics',
      items: [
        'api-testing/on-prem/integrations/connectors/datadog',
        'api-testing/on-prem/integrations/connectors/elastic-kibana',
        'api-testing/on-prem/integrations/connectors/splunk',
      ],
    },
    {
      type: 'category',
      label: 'Issues and test cases',
      items: [
        'api-testing/on-prem/integrations/connectors/jira',
        'api-testing/on-prem/reference/connecting-to-testrail',
      ],
    },
  ],
};
