import {appDistribution, testfairy} from './appDistribution.ts';
import {idePlugins, sauceAi} from './sauceAi.ts';
import type {SidebarItem, SidebarItems} from './items.ts';

const singleSignOn: SidebarItem = {
  type: 'category',
  label: 'Single sign-on',
  items: [
    'basics/sso/setting-up-sso',
    {
      type: 'category',
      label: 'Identity providers',
      items: [
        'basics/sso/configuring-sso-in-auth0',
        'basics/sso/configuring-sso-in-google',
        'basics/sso/configuring-sso-in-ms-azure-ad',
        'basics/sso/configuring-sso-in-okta',
        'basics/sso/configuring-sso-in-onelogin',
        'basics/sso/configuring-sso-in-pingone',
      ],
    },
    'basics/sso/setting-up-sso-special-cases',
    'basics/sso/logging-in-via-sso',
    'basics/sso/troubleshooting-sso',
    'basics/sso/migration-from-deprecated-sso',
  ],
};

const accounts: SidebarItem = {
  type: 'category',
  label: 'Accounts and access',
  link: {type: 'doc', id: 'basics/acct-team-mgmt-hub'},
  items: [
    'basics/acct-team-mgmt/org-settings',
    {
      type: 'category',
      label: 'Users',
      items: [
        'basics/acct-team-mgmt/managing-user-info',
        'basics/acct-team-mgmt/adding-deactivating-users',
        'basics/acct-team-mgmt/managing-service-accounts',
      ],
    },
    {
      type: 'category',
      label: 'Teams',
      items: [
        'basics/acct-team-mgmt/adding-deleting-teams',
        'basics/acct-team-mgmt/assigning-removing-users-teams',
        'basics/acct-team-mgmt/switching-active-team',
      ],
    },
    singleSignOn,
    {
      type: 'category',
      label: 'Concurrency and usage',
      items: [
        'basics/acct-team-mgmt/concurrency/managing-concurrency',
        'basics/acct-team-mgmt/viewing-exporting-usage-data',
      ],
    },
    {
      type: 'category',
      label: 'Plan and billing',
      items: [
        'basics/acct-team-mgmt/plan-details',
        'basics/acct-team-mgmt/managing-subscription',
        'basics/acct-team-mgmt/updating-billing',
      ],
    },
    'basics/acct-team-mgmt/private-device-mgmt',
    {
      type: 'category',
      label: 'Single sign-on (deprecated)',
      link: {type: 'doc', id: 'basics/sso-deprecated/sso-hub'},
      items: [
        'basics/sso-deprecated/setting-up-single-sign-on',
        'basics/sso-deprecated/config-adfs',
        'basics/sso-deprecated/config-okta',
      ],
    },
  ],
};

const apiUseCases: SidebarItem = {
  type: 'category',
  label: 'Use cases',
  items: [
    'api-testing/use-cases/integration-test',
    {
      type: 'category',
      label: 'Variables and test data',
      items: [
        'api-testing/use-cases/set-variable',
        'api-testing/use-cases/vault-variable',
        'api-testing/use-cases/using-environments',
        'api-testing/use-cases/generate-test-data',
        'api-testing/use-cases/dynamic-dates',
        'api-testing/use-cases/use-drive',
        'api-testing/use-cases/github-datasets',
      ],
    },
    {
      type: 'category',
      label: 'Requests and headers',
      items: [
        'api-testing/use-cases/compose-body',
        'api-testing/use-cases/working-with-headers',
        'api-testing/use-cases/dynamic-header',
      ],
    },
    {
      type: 'category',
      label: 'Tokens and key/value store',
      items: [
        'api-testing/use-cases/auth-token',
        'api-testing/use-cases/vault-snippet',
        'api-testing/use-cases/key-value',
        'api-testing/use-cases/saving-token-kv',
      ],
    },
    'api-testing/use-cases/fact',
  ],
};

const apiTesting: SidebarItem = {
  type: 'category',
  label: 'API Testing',
  link: {type: 'doc', id: 'api-testing'},
  items: [
    'api-testing/quickstart',
    {
      type: 'category',
      label: 'Create tests',
      items: [
        'api-testing/build-from-spec',
        'api-testing/import-postman-collection',
        'api-testing/import-har-files',
        'api-testing/import-export-tests',
      ],
    },
    {
      type: 'category',
      label: 'Composer',
      link: {type: 'doc', id: 'api-testing/composer'},
      items: [
        'api-testing/composer/io-components',
        'api-testing/composer/assertion-components',
        'api-testing/composer/logical-components',
        'api-testing/composer/other-components',
        'api-testing/composer/expressions',
      ],
    },
    {
      type: 'category',
      label: 'Variables and environments',
      items: ['api-testing/vault', 'api-testing/environments', 'api-testing/variables-environment-overrides'],
    },
    {
      type: 'category',
      label: 'Run and schedule',
      items: [
        'api-testing/schedule-test',
        'api-testing/sauce-connect',
        'api-testing/integrations/apitesting-saucectl-integration',
        'api-testing/integrations/yaml',
        'api-testing/integrations/apifctl-cicd-integration',
      ],
    },
    {
      type: 'category',
      label: 'Check results',
      items: ['api-testing/project-dashboard', 'api-testing/logger', 'api-testing/integrations/pagerduty-webhooks'],
    },
    {
      type: 'category',
      label: 'Contracts, load and mocks',
      items: ['api-testing/contract-testing', 'api-testing/load-testing', 'api-testing/mocking'],
    },
    apiUseCases,
    'api-testing/project-access',
    'api-testing/legacy',
    {type: 'link', label: 'On-premises API Testing', href: '/api-testing/on-prem/quick-start/'},
  ],
};

const communityFrameworks: SidebarItem = {
  type: 'category',
  label: 'Community frameworks',
  link: {type: 'doc', id: 'basics/community-frameworks'},
  items: ['basics/community-frameworks/maestro', 'basics/community-frameworks/vibium'],
};

const integrations: SidebarItem = {
  type: 'category',
  label: 'CI and integrations',
  link: {type: 'doc', id: 'basics/integrations-overview'},
  items: [
    {
      type: 'category',
      label: 'Continuous integration',
      link: {type: 'doc', id: 'ci'},
      items: [
        'basics/integrations/jenkins',
        'basics/integrations/gitlab',
        'basics/integrations/azure',
        'basics/integrations/bitbucket',
        'basics/integrations/teamcity',
      ],
    },
    {type: 'category', label: 'Accessibility', items: ['basics/integrations/deque', 'basics/integrations/evinced']},
    {
      type: 'category',
      label: 'Codeless test tools',
      items: ['basics/integrations/eggplant', 'basics/integrations/tosca', 'basics/integrations/uipath'],
    },
    communityFrameworks,
    idePlugins,
    'basics/integrations/testrail',
    'basics/integrations/webhooks',
    'basics/integrations/sumo',
    'basics/integrations/appdome',
    'basics/integrations/wonderproxy',
  ],
};

const mobileAutomated: SidebarItem = {
  type: 'category',
  label: 'Automated testing',
  link: {type: 'doc', id: 'mobile-apps/automated-testing'},
  items: [
    {
      type: 'category',
      label: 'Appium',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/appium'},
      items: [
        'mobile-apps/automated-testing/appium/quickstart',
        'mobile-apps/automated-testing/appium/real-devices',
        'mobile-apps/automated-testing/appium/virtual-devices',
        'mobile-apps/automated-testing/appium/appium-versions',
        'mobile-apps/automated-testing/appium/test-app-upgrades',
        'mobile-apps/automated-testing/appium/appium-flutter',
        'mobile-apps/automated-testing/appium/appium-flutter-integration-driver',
        'mobile-apps/automated-testing/appium/appium-images-plugin',
        'mobile-apps/automated-testing/appium/appium-for-games',
        'mobile-apps/automated-testing/appium/appium-deque-accessibility-testing',
        'mobile-apps/automated-testing/appium/migration-guides/appium-stable-migration',
        'mobile-apps/automated-testing/appium/migration-guides/appium-2-migration',
      ],
    },
    {
      type: 'category',
      label: 'Espresso and XCUITest',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/espresso-xcuitest'},
      items: [
        'mobile-apps/automated-testing/espresso-xcuitest/espresso',
        'mobile-apps/automated-testing/espresso-xcuitest/espresso-capture',
        'mobile-apps/automated-testing/espresso-xcuitest/xcuitest-introduction',
        'mobile-apps/automated-testing/espresso-xcuitest/xcuitest',
        'mobile-apps/automated-testing/espresso-xcuitest/xctest',
        'mobile-apps/automated-testing/espresso-xcuitest/xctest-config',
        'mobile-apps/features/xctest-plan',
      ],
    },
    {
      type: 'category',
      label: 'Flutter',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/flutter'},
      items: [
        'mobile-apps/automated-testing/flutter/flutter-integration-testing-android',
        'mobile-apps/automated-testing/flutter/flutter-integration-testing-ios',
      ],
    },
    {
      type: 'category',
      label: 'AltTester',
      link: {type: 'doc', id: 'mobile-apps/automated-testing/alttester'},
      items: ['mobile-apps/automated-testing/alttester/unity', 'mobile-apps/automated-testing/alttester/unreal'],
    },
  ],
};

const mobileApps: SidebarItem = {
  type: 'category',
  label: 'Mobile app testing',
  link: {type: 'doc', id: 'mobile-apps'},
  items: [
    {
      type: 'category',
      label: 'Choose devices',
      items: [
        'mobile-apps/supported-devices',
        'mobile-apps/android-emulators',
        'mobile-apps/virtual-apple-silicon',
        'mobile-apps/features/ios-version-management',
        'mobile-apps/real-device-cleaning',
        'mobile-apps/mdm-support',
      ],
    },
    {
      type: 'category',
      label: 'Prepare your app',
      items: [
        'mobile-apps/app-storage',
        'mobile-apps/automated-testing/ipa-files',
        'mobile-apps/automated-testing/app-files',
        'mobile-apps/features/ios-app-resigning',
        'mobile-apps/ms-app-center',
      ],
    },
    {
      type: 'category',
      label: 'Live testing',
      items: [
        'mobile-apps/live-testing/live-mobile-app-testing',
        'mobile-apps/live-testing/testing-push-notifications',
        'mobile-apps/live-testing/testing-apple-pay',
      ],
    },
    mobileAutomated,
    {
      type: 'category',
      label: 'Device features',
      items: [
        'mobile-apps/features/biometric-authentication',
        'mobile-apps/features/camera-image-injection',
        'mobile-apps/features/audio-capture',
        'mobile-apps/features/audio-injection',
        'mobile-apps/features/bypass-screenshot',
        'mobile-apps/features/gestures',
        'mobile-apps/features/network-throttling',
        'mobile-apps/features/virtual-usb',
      ],
    },
    {
      type: 'category',
      label: 'Accessibility',
      link: {type: 'doc', id: 'mobile-apps/features/accessibility-testing/accessibility-testing'},
      items: [
        'mobile-apps/features/accessibility-testing/android-talkback',
        'mobile-apps/features/accessibility-testing/ios-live-accessibility-testing',
      ],
    },
    {
      type: 'category',
      label: 'Diagnose problems',
      items: [
        'mobile-apps/features/appium-inspector',
        'mobile-apps/features/mobile-app-diagnostics/view-tree',
        'mobile-apps/features/mobile-app-diagnostics/app-logs',
        'mobile-apps/features/mobile-app-diagnostics/device-vitals',
        'mobile-apps/features/mobile-app-diagnostics/interactions',
        'mobile-apps/features/network-capture',
        'mobile-apps/features/video-recording',
        'mobile-apps/live-testing/error-reporting',
        'mobile-apps/features/mobile-app-diagnostics/crash-error-reporting',
      ],
    },
    {
      type: 'category',
      label: 'Real Device Access API',
      link: {type: 'doc', id: 'mobile-apps/real-device-access-api/real-device-access-api-introduction'},
      items: [
        'mobile-apps/real-device-access-api/real-device-access-api-integration-guide',
        'mobile-apps/real-device-access-api/connect-adb-and-xcode-to-remote-devices',
        'mobile-apps/real-device-access-api/real-device-access-api-sauce-hosted-appium',
        'mobile-apps/real-device-access-api/real-device-access-api-local-appium',
        'mobile-apps/real-device-access-api/real-device-access-api-device-control-socket',
        'mobile-apps/real-device-access-api/real-device-access-api-mastering-companion-socket',
        'mobile-apps/real-device-access-api/real-device-access-api-test-results',
      ],
    },
    'mobile-apps/mobile-faq',
  ],
};

const reference: SidebarItem = {
  type: 'category',
  label: 'Reference and help',
  items: [
    {type: 'link', label: 'Developer reference', href: '/dev/'},
    'dev/test-configuration-options',
    'dev/w3c-webdriver-capabilities',
    'dev/error-messages',
    'dev/glossary',
    'dev/data-center-maint',
    'basics/product-changes',
    {
      type: 'category',
      label: 'Contribute to these docs',
      link: {type: 'doc', id: 'contributing'},
      items: ['contributing/style-guide', 'contributing/code-of-conduct'],
    },
  ],
};

const insights: SidebarItem = {
  type: 'category',
  label: 'Insights',
  link: {type: 'doc', id: 'insights'},
  items: [
    {
      type: 'category',
      label: 'Home',
      link: {type: 'doc', id: 'insights/home'},
      items: ['insights/sauce-home/sauce-home-filters', 'insights/sauce-home/export-widget-report'],
    },
    'insights/overview',
    {
      type: 'category',
      label: 'Job History',
      link: {type: 'doc', id: 'insights/history'},
      items: ['insights/job-history/job-performance-analysis', 'insights/job-history/filter-controls-for-job-history'],
    },
    {
      type: 'category',
      label: 'Errors',
      link: {type: 'doc', id: 'insights/errors'},
      items: ['insights/errors/filter-control-for-error-tracking'],
    },
    {
      type: 'category',
      label: 'Trends',
      link: {type: 'doc', id: 'insights/trends'},
      items: [
        'insights/trends/job-volume-trends',
        'insights/trends/pass-fail-rate',
        'insights/trends/error-volume-trends',
        'insights/trends/build-job-statistics',
        'insights/trends/filter-controls',
      ],
    },
    {
      type: 'category',
      label: 'Failure Analysis',
      link: {type: 'doc', id: 'insights/failure-analysis'},
      items: ['insights/failure-analysis/filter-failure-analysis'],
    },
    {
      type: 'category',
      label: 'Coverage',
      link: {type: 'doc', id: 'insights/coverage'},
      items: ['insights/coverage/filter-for-coverage', 'insights/coverage/export-coverage-report'],
    },
    {
      type: 'category',
      label: 'Usage report',
      link: {type: 'doc', id: 'insights/usage-report'},
      items: ['insights/usage/filter-control-for-concurrency-usage'],
    },
    'insights/debug',
    'insights/filter-scope-of-data',
    'insights/scope',
  ],
};

const results: SidebarItem = {
  type: 'category',
  label: 'Results and insights',
  link: {type: 'doc', id: 'test-results'},
  items: [
    'test-results/viewing-test-results',
    'test-results/test-status',
    'test-results/sharing-test-results',
    'test-results/badges-browser-matrix',
    insights,
    {
      type: 'category',
      label: 'Front-end performance',
      link: {type: 'doc', id: 'performance'},
      items: [
        'performance/about',
        'performance/one-page',
        'performance/transitions',
        'performance/motion',
        'performance/analyze',
      ],
    },
  ],
};

const sauceConnect4: SidebarItem = {
  type: 'category',
  label: 'Sauce Connect 4',
  link: {type: 'doc', id: 'secure-connections/sauce-connect-4'},
  items: [
    'secure-connections/sauce-connect-4/lifecycle',
    'secure-connections/sauce-connect-4/quickstart',
    'secure-connections/sauce-connect-4/system-requirements',
    'secure-connections/sauce-connect-4/installation',
    {
      type: 'category',
      label: 'Set up',
      items: [
        'secure-connections/sauce-connect-4/setup-configuration/basic-setup',
        'secure-connections/sauce-connect-4/setup-configuration/yaml-config',
        'secure-connections/sauce-connect-4/setup-configuration/environment-variables',
        'secure-connections/sauce-connect-4/setup-configuration/docker',
        'secure-connections/sauce-connect-4/setup-configuration/additional-proxies',
        'secure-connections/sauce-connect-4/setup-configuration/high-availability',
        'secure-connections/sauce-connect-4/setup-configuration/readiness-checks',
        'secure-connections/sauce-connect-4/setup-configuration/specialized-environments',
      ],
    },
    'secure-connections/sauce-connect-4/proxy-tunnels',
    'secure-connections/sauce-connect-4/security-authentication',
    {
      type: 'category',
      label: 'How it works',
      items: [
        'secure-connections/sauce-connect-4/advanced/architecture',
        'secure-connections/sauce-connect-4/advanced/kgp',
        'secure-connections/sauce-connect-4/advanced/specifications',
      ],
    },
    'secure-connections/sauce-connect-4/troubleshooting',
    'secure-connections/sauce-connect-4/faq',
  ],
};

const sauceConnect5: SidebarItem = {
  type: 'category',
  label: 'Sauce Connect 5',
  link: {type: 'doc', id: 'secure-connections/sauce-connect-5'},
  items: [
    'secure-connections/sauce-connect-5/quickstart',
    'secure-connections/sauce-connect-5/system-requirements',
    {
      type: 'category',
      label: 'Install',
      link: {type: 'doc', id: 'secure-connections/sauce-connect-5/installation'},
      items: [
        'secure-connections/sauce-connect-5/installation/linux',
        'secure-connections/sauce-connect-5/installation/macos',
        'secure-connections/sauce-connect-5/installation/windows',
        'secure-connections/sauce-connect-5/installation/docker',
        'secure-connections/sauce-connect-5/installation/kubernetes',
      ],
    },
    {
      type: 'category',
      label: 'Configure',
      items: [
        'secure-connections/sauce-connect-5/guides/configuration',
        'secure-connections/sauce-connect-5/guides/proxies',
        'secure-connections/sauce-connect-5/guides/upstream-auth',
        'secure-connections/sauce-connect-5/guides/tls-resigning',
        'secure-connections/sauce-connect-5/guides/localhost-proxying',
      ],
    },
    {
      type: 'category',
      label: 'Run tunnels',
      items: [
        'secure-connections/sauce-connect-5/guides/tunnel-pool',
        'secure-connections/sauce-connect-5/guides/sharing-tunnel',
        'secure-connections/sauce-connect-5/guides/readiness-checks',
        'secure-connections/sauce-connect-5/guides/ci-cd-integration',
      ],
    },
    {
      type: 'category',
      label: 'Watch tunnels',
      items: [
        'secure-connections/sauce-connect-5/guides/logging',
        'secure-connections/sauce-connect-5/guides/monitoring',
        'secure-connections/sauce-connect-5/guides/inspecting',
        'secure-connections/sauce-connect-5/guides/api-server',
      ],
    },
    'secure-connections/sauce-connect-5/architecture',
    'secure-connections/sauce-connect-5/migrating',
    'secure-connections/sauce-connect-5/troubleshooting',
    'secure-connections/sauce-connect-5/faq',
  ],
};

const secureConnections: SidebarItem = {
  type: 'category',
  label: 'Secure connections',
  link: {type: 'doc', id: 'secure-connections'},
  items: [sauceConnect5, sauceConnect4, 'secure-connections/ipsec-vpn'],
};

const startHere: SidebarItem = {
  type: 'category',
  label: 'Start here',
  link: {type: 'doc', id: 'overview'},
  items: [
    'sauce-basics',
    'basics/quickstarts',
    'basics/environment-variables',
    'basics/data-center-endpoints',
    'basics/platform-configurator',
    'basics/test-config-annotation/test-config',
    'basics/test-config-annotation/test-annotation',
  ],
};

const visualTesting: SidebarItem = {
  type: 'category',
  label: 'Sauce Visual',
  link: {type: 'doc', id: 'visual-testing'},
  items: [
    {
      type: 'category',
      label: 'Web frameworks',
      items: [
        'visual-testing/integrations/webdriverio',
        'visual-testing/integrations/cypress',
        'visual-testing/integrations/playwright',
        'visual-testing/integrations/storybook',
        'visual-testing/integrations/nightwatch',
        'visual-testing/integrations/java',
        'visual-testing/integrations/python',
        'visual-testing/integrations/python-robot-framework',
        'visual-testing/integrations/csharp',
      ],
    },
    {
      type: 'category',
      label: 'Mobile apps',
      items: ['visual-testing/mobile-native-testing', 'visual-testing/integrations/espresso'],
    },
    {
      type: 'category',
      label: 'Designs and documents',
      items: ['visual-testing/integrations/figma', 'visual-testing/integrations/pdf'],
    },
    {
      type: 'category',
      label: 'Workflows',
      items: [
        'visual-testing/workflows/test-execution',
        'visual-testing/workflows/review',
        'visual-testing/workflows/baseline-management',
        'visual-testing/workflows/cross-browser-os',
        'visual-testing/workflows/ci',
        'visual-testing/workflows/api-lifecycle',
      ],
    },
    {
      type: 'category',
      label: 'Tune comparisons',
      items: ['visual-testing/diffing-engines', 'visual-testing/selective-diffing'],
    },
    'visual-testing/cli',
    'visual-testing/faq',
  ],
};

const webApps: SidebarItem = {
  type: 'category',
  label: 'Web app testing',
  link: {type: 'doc', id: 'web-apps'},
  items: [
    {
      type: 'category',
      label: 'Live testing',
      items: ['web-apps/live-testing/live-cross-browser-testing', 'web-apps/live-testing/dev-tools'],
    },
    {
      type: 'category',
      label: 'Selenium',
      link: {type: 'doc', id: 'web-apps/automated-testing/selenium'},
      items: [
        'web-apps/automated-testing/selenium/quickstart',
        'web-apps/automated-testing/selenium/sample-scripts',
        'web-apps/automated-testing/selenium/selenium4',
        'web-apps/automated-testing/selenium/pre-run-executables',
        'web-apps/automated-testing/selenium/selenium-grid',
      ],
    },
    {
      type: 'category',
      label: 'CDP and BiDi',
      link: {type: 'doc', id: 'web-apps/automated-testing/cdp-bidi'},
      items: ['web-apps/automated-testing/cdp-bidi/examples'],
    },
    {
      type: 'category',
      label: 'Playwright',
      link: {type: 'doc', id: 'web-apps/automated-testing/playwright'},
      items: [
        'web-apps/automated-testing/playwright/quickstart',
        'web-apps/automated-testing/playwright/yaml',
        'web-apps/automated-testing/playwright/advanced',
        'web-apps/automated-testing/playwright/selenium-grid',
        'web-apps/automated-testing/playwright/limitations',
      ],
    },
    {
      type: 'category',
      label: 'Cucumber.js with Playwright',
      items: [
        'web-apps/automated-testing/cucumberjs-playwright/quickstart',
        'web-apps/automated-testing/cucumberjs-playwright/yaml',
        'web-apps/automated-testing/cucumberjs-playwright/advanced',
        'web-apps/automated-testing/cucumberjs-playwright/limitations',
      ],
    },
    {
      type: 'category',
      label: 'Cypress',
      link: {type: 'doc', id: 'web-apps/automated-testing/cypress'},
      items: [
        'web-apps/automated-testing/cypress/quickstart',
        {
          type: 'category',
          label: 'YAML configuration',
          link: {type: 'doc', id: 'web-apps/automated-testing/cypress/yaml'},
          items: ['web-apps/automated-testing/cypress/yaml/v1'],
        },
        'web-apps/automated-testing/cypress/advanced',
        'web-apps/automated-testing/cypress/limitations',
      ],
    },
    {
      type: 'category',
      label: 'TestCafe',
      link: {type: 'doc', id: 'web-apps/automated-testing/testcafe'},
      items: [
        'web-apps/automated-testing/testcafe/quickstart',
        'web-apps/automated-testing/testcafe/yaml',
        'web-apps/automated-testing/testcafe/advanced',
        'web-apps/automated-testing/testcafe/provider-plugin',
        'web-apps/automated-testing/testcafe/limitations',
      ],
    },
    {
      type: 'category',
      label: 'Replay',
      link: {type: 'doc', id: 'web-apps/automated-testing/replay'},
      items: ['web-apps/automated-testing/replay/quickstart', 'web-apps/automated-testing/replay/yaml'],
    },
    'web-apps/macos-apple-silicon',
    'web-apps/chromiumos',
    'web-apps/quarterly-browser-updates',
    'web-apps/automated-testing/web-automated-faq',
  ],
};

export const docs: SidebarItems = [
  startHere,
  sauceAi,
  webApps,
  mobileApps,
  apiTesting,
  visualTesting,
  {type: 'link', label: 'Low Code Testing', href: '/dev/low-code/'},
  integrations,
  secureConnections,
  results,
  appDistribution,
  testfairy,
  {type: 'link', label: 'Error Reporting', href: '/error-reporting/getting-started/'},
  accounts,
  reference,
];
