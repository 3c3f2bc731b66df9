import type {SidebarItem} from '../types.ts';

export const webApps: SidebarItem = {
  type: 'category',
  label: 'Web app testing',
  link: {type: 'doc', id: 'web-apps'},
  items: [
    {
      type: 'category',
      label: 'Live testing',
      items: [
        'web-apps/live-testing/live-cross-browser-testing',
        'web-apps/live-testing/dev-tools',
      ],
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
      items: [
        'web-apps/automated-testing/cdp-bidi/examples',
      ],
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
          items: [
            'web-apps/automated-testing/cypress/yaml/v1',
          ],
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
      items: [
        'web-apps/automated-testing/replay/quickstart',
        'web-apps/automated-testing/replay/yaml',
      ],
    },
    'web-apps/macos-apple-silicon',
    'web-apps/automated-testing/web-automated-faq',
  ],
};
