import type {SidebarItem} from '../types.ts';

export const workflow: SidebarItem = {
  type: 'category',
  label: 'Connect your tools',
  link: {type: 'doc', id: 'error-reporting/workflow-integrations/overview'},
  items: [
    'error-reporting/project-setup/connections',
    {
      type: 'category',
      label: 'Issue tracking',
      items: [
        'error-reporting/workflow-integrations/issue-tracking/jira',
        'error-reporting/workflow-integrations/issue-tracking/github',
        'error-reporting/workflow-integrations/issue-tracking/asana',
        'error-reporting/workflow-integrations/issue-tracking/fogbugz',
        'error-reporting/workflow-integrations/issue-tracking/hack-n-plan',
        'error-reporting/workflow-integrations/issue-tracking/mantis',
        'error-reporting/workflow-integrations/issue-tracking/phabricator',
      ],
    },
    {
      type: 'category',
      label: 'Messaging',
      items: [
        'error-reporting/workflow-integrations/messaging/slack',
        'error-reporting/workflow-integrations/messaging/ms-teams',
        'error-reporting/workflow-integrations/messaging/email',
        'error-reporting/workflow-integrations/messaging/discord',
        'error-reporting/workflow-integrations/messaging/webex-teams',
        'error-reporting/workflow-integrations/messaging/amazon-sns',
        'error-reporting/workflow-integrations/messaging/irc',
        'error-reporting/workflow-integrations/messaging/gitter',
        'error-reporting/workflow-integrations/messaging/hipchat',
        'error-reporting/workflow-integrations/messaging/stride',
      ],
    },
    {
      type: 'category',
      label: 'Alerting',
      items: [
        'error-reporting/workflow-integrations/alerting-ops/pagerduty',
        'error-reporting/workflow-integrations/alerting-ops/opsgenie',
        'error-reporting/workflow-integrations/alerting-ops/victorops',
      ],
    },
    {
      type: 'category',
      label: 'Monitoring',
      items: [
        'error-reporting/workflow-integrations/monitoring/datadog',
        'error-reporting/workflow-integrations/monitoring/circonus',
      ],
    },
    'error-reporting/workflow-integrations/webhook',
  ],
};
