import {allDocumentation, type SidebarItem, type SidebarItems} from './items.ts';

const administer: SidebarItem = {
  type: 'category',
  label: 'Administer',
  items: [
    'error-reporting/org-settings/manage-universe-access',
    'error-reporting/org-settings/user-mgmnt',
    'error-reporting/org-settings/team-mgmnt',
    'error-reporting/org-settings/saml-sso',
    {
      type: 'category',
      label: 'Privacy and compliance',
      items: [
        'error-reporting/security-compliance/privacy-control',
        'error-reporting/security-compliance/audit-logs',
        'error-reporting/security-compliance/common-questions',
      ],
    },
  ],
};

const advanced: SidebarItem = {
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
          items: ['error-reporting/advanced/hydra/setup', 'error-reporting/advanced/hydra/usage'],
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

const symbols: SidebarItem = {
  type: 'category',
  label: 'Symbolication',
  link: {type: 'doc', id: 'error-reporting/project-setup/symbolication'},
  items: [
    'error-reporting/symbols/symbol-formats',
    'error-reporting/symbols/symbol-access-token',
    'error-reporting/symbols/upload-symbols-to-project',
    'error-reporting/symbols/add-custom-symbol-server',
    'error-reporting/symbols/fix-missing-symbols',
  ],
};

const projects: SidebarItem = {
  type: 'category',
  label: 'Configure projects',
  items: [
    'error-reporting/org-settings/project-management',
    'error-reporting/project-setup/submission-url',
    'error-reporting/project-setup/access-control',
    {type: 'category', label: 'Symbols and source code', items: [symbols, 'error-reporting/project-setup/source-code']},
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
      items: ['error-reporting/project-setup/alerts', 'error-reporting/project-setup/scheduled-reports'],
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

const gameSdks: SidebarItem = {
  type: 'category',
  label: 'Games',
  items: [
    {
      type: 'category',
      label: 'Unity',
      items: [
        'error-reporting/platform-integrations/unity/setup',
        'error-reporting/platform-integrations/unity/configuration',
        'error-reporting/platform-integrations/unity/native-crash-integration',
        'error-reporting/platform-integrations/unity/attributes',
        'error-reporting/platform-integrations/unity/metrics',
        'error-reporting/platform-integrations/unity/helpshift',
        'error-reporting/platform-integrations/unity/troubleshooting',
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

const mobileSdks: SidebarItem = {
  type: 'category',
  label: 'Mobile and Apple apps',
  items: [
    {
      type: 'category',
      label: 'Android',
      items: [
        'error-reporting/platform-integrations/android/setup',
        'error-reporting/platform-integrations/android/configuration',
        'error-reporting/platform-integrations/android/native-crash-integration',
        'error-reporting/platform-integrations/android/proguard-deobfuscation',
      ],
    },
    {
      type: 'category',
      label: 'iOS and tvOS',
      items: [
        'error-reporting/platform-integrations/ios/setup',
        'error-reporting/platform-integrations/ios/configuration',
      ],
    },
    {
      type: 'category',
      label: 'macOS',
      items: [
        'error-reporting/platform-integrations/macos/setup',
        'error-reporting/platform-integrations/macos/configuration',
        'error-reporting/platform-integrations/macos/troubleshooting',
      ],
    },
    'error-reporting/platform-integrations/cocoa/report-delivery',
    'error-reporting/platform-integrations/plcrash-reporter',
  ],
};

const nativeSdks: SidebarItem = {
  type: 'category',
  label: 'Native applications',
  items: [
    {
      type: 'category',
      label: 'Crashpad',
      items: ['error-reporting/platform-integrations/crashpad', 'error-reporting/platform-integrations/visual-studio'],
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

const setUpSdk: SidebarItem = {
  type: 'category',
  label: 'Set up an SDK',
  link: {type: 'doc', id: 'error-reporting/platform-integrations/overview'},
  items: [
    {
      type: 'category',
      label: 'Web and JavaScript',
      items: [
        'error-reporting/language-integrations/javascript',
        'error-reporting/language-integrations/react',
        'error-reporting/language-integrations/react-native',
        'error-reporting/language-integrations/node',
        'error-reporting/language-integrations/nestjs',
        'error-reporting/language-integrations/electron',
        'error-reporting/platform-integrations/source-map',
        'error-reporting/platform-integrations/session-replay',
      ],
    },
    {
      type: 'category',
      label: 'Other languages',
      items: [
        'error-reporting/language-integrations/c',
        'error-reporting/language-integrations/mixed',
        'error-reporting/language-integrations/python',
        'error-reporting/language-integrations/go',
      ],
    },
    mobileSdks,
    gameSdks,
    nativeSdks,
    'error-reporting/platform-integrations/file-attachments',
  ],
};

const triage: SidebarItem = {
  type: 'category',
  label: 'Triage',
  link: {type: 'doc', id: 'error-reporting/web-console/triage'},
  items: [
    'error-reporting/triage/dashboard-walkthrough',
    'error-reporting/triage/view-manage-fingerprint-status',
    'error-reporting/triage/fingerprint-group-details',
    'error-reporting/triage/fingerprint-in-debugger',
    'error-reporting/triage/other-action',
  ],
};

const explore: SidebarItem = {
  type: 'category',
  label: 'Explore',
  link: {type: 'doc', id: 'error-reporting/web-console/explore'},
  items: [
    'error-reporting/explore/customize-error-views',
    'error-reporting/explore/add-custom-aggregations',
    'error-reporting/explore/normalize-errors-by-metric-groups',
  ],
};

const mcp: SidebarItem = {
  type: 'category',
  label: 'Error Reporting MCP',
  link: {type: 'doc', id: 'error-reporting/mcp/error-reporting-mcp'},
  items: ['error-reporting/mcp/set-up-error-reporting-mcp', 'error-reporting/mcp/error-reporting-mcp-tools'],
};

const webConsole: SidebarItem = {
  type: 'category',
  label: 'Investigate errors',
  items: [
    'error-reporting/web-console/getting-started',
    'error-reporting/web-console/overview',
    triage,
    explore,
    'error-reporting/web-console/debug',
    'error-reporting/web-console/flame-graphs',
    'error-reporting/web-console/releases',
    mcp,
  ],
};

const workflow: SidebarItem = {
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

export const backtrace: SidebarItems = [
  'error-reporting/getting-started',
  setUpSdk,
  webConsole,
  projects,
  workflow,
  administer,
  advanced,
  'error-reporting/troubleshooting',
  'error-reporting/whats-new',
  allDocumentation,
];
