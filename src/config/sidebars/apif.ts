import {allDocumentation, type SidebarItem, type SidebarItems} from './items.ts';

const administer: SidebarItem = {
  type: 'category',
  label: 'Administer',
  items: [
    'api-testing/on-prem/quick-start/adding-a-user',
    'api-testing/on-prem/reference/company-settings',
    'api-testing/on-prem/integrations/single-sign-on-with-saml-2-0-beta',
  ],
};

const automate: SidebarItem = {
  type: 'category',
  label: 'CI/CD and API',
  items: [
    'api-testing/on-prem/quick-start/integrate-with-your-cicd',
    'api-testing/on-prem/ci/apif-auto',
    {
      type: 'category',
      label: 'Jenkins',
      items: [
        'api-testing/on-prem/ci/jenkins/apif-auto',
        'api-testing/on-prem/ci/jenkins/apif-auto-and-github',
        'api-testing/on-prem/ci/jenkins/using-the-api',
        'api-testing/on-prem/ci/jenkins/zephyr-enterprise-integration',
        'api-testing/on-prem/integrations/jenkins',
      ],
    },
    'api-testing/on-prem/ci/gitlab',
    'api-testing/on-prem/ci/azure-devops',
    'api-testing/on-prem/ci/bitbucket',
    'api-testing/on-prem/ci/connecting-with-bamboo',
    'api-testing/on-prem/ci/micro-focus-alm-integration',
    'api-testing/on-prem/how-to/executing-from-cucumber',
    'api-testing/on-prem/api/using-the-api',
    'api-testing/on-prem/api/v3',
  ],
};

const bloodhound: SidebarItem = {
  type: 'category',
  label: 'Bloodhound gateway',
  link: {type: 'doc', id: 'api-testing/on-prem/bloodhound'},
  items: [
    'api-testing/on-prem/bloodhound/basic-configuration',
    'api-testing/on-prem/bloodhound/flows',
    'api-testing/on-prem/bloodhound/base-actors',
    'api-testing/on-prem/bloodhound/advanced-actors',
    {
      type: 'category',
      label: 'Module actors',
      link: {type: 'doc', id: 'api-testing/on-prem/bloodhound/module-actors'},
      items: [
        'api-testing/on-prem/bloodhound/module-actors/jdbc',
        'api-testing/on-prem/bloodhound/module-actors/mongodb',
        'api-testing/on-prem/bloodhound/module-actors/rabbitmq',
        'api-testing/on-prem/bloodhound/module-actors/fortress-forwarder',
      ],
    },
    'api-testing/on-prem/bloodhound/expressions',
    'api-testing/on-prem/bloodhound/load-balancing',
    'api-testing/on-prem/bloodhound/fine-tuning',
    'api-testing/on-prem/bloodhound/forward-calls-to-apif-logger',
    'api-testing/on-prem/bloodhound/using-databases',
  ],
};

const components: SidebarItem = {
  type: 'category',
  label: 'Component reference',
  items: [
    {
      type: 'category',
      label: 'I/O components',
      link: {type: 'doc', id: 'api-testing/on-prem/io-components'},
      items: [
        'api-testing/on-prem/io-components/multipart-upload',
        'api-testing/on-prem/io-components/jdbc',
        'api-testing/on-prem/how-to/update-input',
        'api-testing/on-prem/reference/read-file',
      ],
    },
    {
      type: 'category',
      label: 'Assertion components',
      items: [
        'api-testing/on-prem/assertion-components/assert-exists',
        'api-testing/on-prem/assertion-components/assert-equals',
        'api-testing/on-prem/assertion-components/assert-contains',
        'api-testing/on-prem/assertion-components/assert-matches',
        'api-testing/on-prem/assertion-components/assert-in',
        'api-testing/on-prem/assertion-components/assert-is',
        'api-testing/on-prem/assertion-components/assert-greater',
        'api-testing/on-prem/assertion-components/assert-less',
        'api-testing/on-prem/assertion-components/assert-compares',
        'api-testing/on-prem/assertion-components/assert-valid-json-schema',
      ],
    },
    {
      type: 'category',
      label: 'Logical components',
      items: [
        'api-testing/on-prem/logical-components/if',
        'api-testing/on-prem/logical-components/each',
        'api-testing/on-prem/logical-components/while',
        'api-testing/on-prem/logical-components/flow',
        'api-testing/on-prem/logical-components/tag',
      ],
    },
    'api-testing/on-prem/reference/comment',
    {
      type: 'category',
      label: 'Expressions',
      items: [
        'api-testing/on-prem/reference/expression',
        'api-testing/on-prem/reference/expression-language-extensions',
        'api-testing/on-prem/reference/execution-context-in-api-fortress',
      ],
    },
  ],
};

const connectors: SidebarItem = {
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

const mockAndLoad: SidebarItem = {
  type: 'category',
  label: 'Mocks and load tests',
  items: [
    'api-testing/on-prem/quick-start/mocking-services',
    'api-testing/on-prem/mocking/expressions-in-mocked-apis',
    'api-testing/on-prem/mocking/mock-recording-with-kong',
    'api-testing/on-prem/quick-start/load-testing',
    'api-testing/on-prem/how-to/load-agent-deployment',
  ],
};

const monitor: SidebarItem = {
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

const selfHosted: SidebarItem = {
  type: 'category',
  label: 'Self-hosted platform',
  link: {type: 'doc', id: 'api-testing/on-prem/self-hosted/on-prem-platform'},
  items: [
    'api-testing/on-prem/self-hosted/on-premises-requirements',
    {
      type: 'category',
      label: 'Deploy',
      items: [
        'api-testing/on-prem/self-hosted/deployment-docker',
        'api-testing/on-prem/self-hosted/deployment-kubernetes',
        'api-testing/on-prem/self-hosted/red-hat-openshift',
        'api-testing/on-prem/self-hosted/deployment-configure-the-dns-for-the-mocking-service',
        'api-testing/on-prem/self-hosted/using-rds-and-documentdb',
        'api-testing/on-prem/self-hosted/enabling-api-fortress-to-read-local-files',
      ],
    },
    {
      type: 'category',
      label: 'Downloader',
      items: [
        'api-testing/on-prem/learn-more/downloader-101',
        'api-testing/on-prem/self-hosted/local-downloader-setup',
        'api-testing/on-prem/self-hosted/proxy-settings-in-downloader',
        'api-testing/on-prem/how-to/keystores-for-downloader',
        'api-testing/on-prem/self-hosted/multiple-client-cert-downloader',
        'api-testing/on-prem/self-hosted/certificate-based-mutual-ssl-tls-authentication',
      ],
    },
    {
      type: 'category',
      label: 'Maintain',
      items: [
        'api-testing/on-prem/self-hosted/updating-an-on-premises-instance',
        'api-testing/on-prem/self-hosted/updating-the-api-fortress-license-key',
        'api-testing/on-prem/self-hosted/on-premises-backing-up-your-data',
        'api-testing/on-prem/self-hosted/best-practices-for-disaster-recovery',
      ],
    },
  ],
};

const startHere: SidebarItem = {
  type: 'category',
  label: 'Start here',
  link: {type: 'doc', id: 'api-testing/on-prem/quick-start'},
  items: [
    'api-testing/on-prem/product-information/cloud-vs-on-premises-local',
    'api-testing/on-prem/quick-start/composer',
    'api-testing/on-prem/quick-start/build-from-spec',
    'api-testing/on-prem/quick-start/importing-postman-collections',
    'api-testing/on-prem/quick-start/introduction-to-integration-testing',
    'api-testing/on-prem/quick-start/schedule-a-test',
    'api-testing/on-prem/quick-start/test-reports',
    'api-testing/on-prem/quick-start/dashboard',
    'api-testing/on-prem/quick-start/forge',
  ],
};

const variablesAndData: SidebarItem = {
  type: 'category',
  label: 'Variables and data',
  items: [
    'api-testing/on-prem/quick-start/flexible-variables-for-flexible-environments',
    'api-testing/on-prem/learn-more/the-variables-system-in-api-fortress',
    'api-testing/on-prem/learn-more/input-set-and-global-variables',
    'api-testing/on-prem/quick-start/the-vault',
    'api-testing/on-prem/quick-start/environments-vault-and-overrides-magic',
    'api-testing/on-prem/how-to/kv',
    'api-testing/on-prem/how-to/dynamic-dates',
    'api-testing/on-prem/how-to/generating-fake-test-data',
    'api-testing/on-prem/how-to/github-for-datasets',
    'api-testing/on-prem/reference/github',
    'api-testing/on-prem/integrations/helper-databases-jdbc',
  ],
};

const writeTests: SidebarItem = {
  type: 'category',
  label: 'Write tests',
  items: [
    'api-testing/on-prem/learn-more/planning-your-test',
    'api-testing/on-prem/product-information/api-tests-vs-schema-validation',
    'api-testing/on-prem/postman/build-from-collections',
    'api-testing/on-prem/how-to/integration-testing',
    'api-testing/on-prem/how-to/testing-graphql',
    'api-testing/on-prem/security-testing/example-security-tests',
    {
      type: 'category',
      label: 'Requests and responses',
      items: [
        'api-testing/on-prem/how-to/different-ways-to-compose-a-request-body',
        'api-testing/on-prem/how-to/create-a-dynamic-header',
        'api-testing/on-prem/learn-more/working-with-the-response-object',
        'api-testing/on-prem/how-to/following-redirects',
        'api-testing/on-prem/how-to/disable-ssl-validation',
      ],
    },
    {
      type: 'category',
      label: 'Authentication',
      items: [
        'api-testing/on-prem/how-to/authorization-simple-oauth-etc',
        'api-testing/on-prem/how-to/3-leg-oauth',
        'api-testing/on-prem/how-to/using-long-lasting-tokens',
        'api-testing/on-prem/reference/generating-a-jwt',
      ],
    },
    {
      type: 'category',
      label: 'Manage tests',
      items: [
        'api-testing/on-prem/learn-more/the-working-copy-published-tests',
        'api-testing/on-prem/how-to/copy-a-test',
        'api-testing/on-prem/how-to/import-export-tests',
        'api-testing/on-prem/how-to/version-control',
        'api-testing/on-prem/how-to/writing-tests-in-code',
        'api-testing/on-prem/reference/composer-snippets',
      ],
    },
  ],
};

export const apif: SidebarItems = [
  startHere,
  selfHosted,
  writeTests,
  variablesAndData,
  components,
  automate,
  monitor,
  connectors,
  mockAndLoad,
  bloodhound,
  administer,
  allDocumentation,
];
