import type {IconName} from '../lib/icons.ts';

/** Link with a title and a description, as listed on standalone pages. */
export interface Way {
  title: string;
  to: string;
  text: string;
}

/** Link with an icon. */
interface IconWay extends Way {
  icon: IconName;
}

/** Common tasks of readers, most frequent first. Multiples of six fill all rows at every width. */
export const tasks: readonly IconWay[] = [
  {
    icon: 'browser',
    title: 'Run your first web test',
    to: '/web-apps/automated-testing/selenium/quickstart/',
    text: 'Set up and run a Selenium test in Java, JavaScript, Python, C#, or Ruby.',
  },
  {
    icon: 'phone',
    title: 'Run your first mobile test',
    to: '/mobile-apps/automated-testing/appium/quickstart/',
    text: 'Upload an app and test it with Appium on a device in the cloud.',
  },
  {
    icon: 'cursor',
    title: 'Test manually',
    to: '/web-apps/live-testing/live-cross-browser-testing/',
    text: 'Use cloud browsers and devices interactively from your own browser.',
  },
  {
    icon: 'pipeline',
    title: 'Run tests in CI',
    to: '/ci/',
    text: 'Add Sauce Labs to GitHub Actions, GitLab, Jenkins, CircleCI, Azure DevOps, and more.',
  },
  {
    icon: 'shield',
    title: 'Test an app behind a firewall',
    to: '/secure-connections/',
    text: 'Open a secure connection between your network and Sauce Labs.',
  },
  {
    icon: 'inspect',
    title: 'Find out why a test failed',
    to: '/test-results/',
    text: 'View the commands, logs, and video of a test, and share the results.',
  },
];

/** Products and tools, in the order of the sidebar. */
export const products: readonly IconWay[] = [
  {
    icon: 'browser',
    title: 'Web app testing',
    to: '/web-apps/',
    text: 'Test websites with Selenium, Playwright, Cypress, TestCafe, or by hand.',
  },
  {
    icon: 'phone',
    title: 'Mobile app testing',
    to: '/mobile-apps/',
    text: 'Test Android and iOS apps with Appium, Espresso, XCUITest, or Flutter on real and virtual devices.',
  },
  {
    icon: 'sparkle',
    title: 'Sauce AI',
    to: '/sauce-ai/',
    text: 'Create tests from prompts, ask about your results, and connect AI clients to your devices and tests.',
  },
  {
    icon: 'braces',
    title: 'API Testing',
    to: '/api-testing/',
    text: 'Create functional, contract, and load tests for your APIs.',
  },
  {
    icon: 'compare',
    title: 'Sauce Visual',
    to: '/visual-testing/',
    text: 'Compare screenshots with an approved baseline to find unwanted changes.',
  },
  {
    icon: 'blocks',
    title: 'Low Code Testing',
    to: '/dev/low-code/',
    text: 'Create web tests from recordings or from steps in plain English.',
  },
  {
    icon: 'tunnel',
    title: 'Sauce Connect',
    to: '/secure-connections/',
    text: 'Open a tunnel to test apps in your network.',
  },
  {
    icon: 'chart',
    title: 'Insights',
    to: '/insights/',
    text: 'Find flaky tests, trends, and failure patterns across all your tests.',
  },
  {
    icon: 'gauge',
    title: 'Performance',
    to: '/performance/',
    text: 'Measure how fast your pages load, and compare each run with a baseline.',
  },
  {
    icon: 'package',
    title: 'Mobile App Distribution',
    to: '/app-distribution/general/getting-started/',
    text: 'Send Android and iOS builds to testers, and collect their sessions and feedback.',
  },
  {
    icon: 'alert',
    title: 'Error Reporting',
    to: '/error-reporting/getting-started/',
    text: 'Collect crashes and errors from games, apps, and servers.',
  },
  {
    icon: 'terminal',
    title: 'saucectl',
    to: '/dev/cli/saucectl/',
    text: 'Run test suites in the cloud from the command line.',
  },
];

/** Recent additions, newest first. */
export const news: readonly Way[] = [
  {
    title: 'Sauce MCP',
    to: '/sauce-ai/sauce-mcp/',
    text: 'Use real devices, jobs, and test results from your AI client.',
  },
  {
    title: 'Community frameworks',
    to: '/basics/community-frameworks/',
    text: 'Run Maestro flows and Vibium scripts on Sauce Labs.',
  },
  {
    title: 'Sauce Connect 5',
    to: '/secure-connections/sauce-connect-5/',
    text: 'Set up the current version of Sauce Connect, or migrate from version 4.',
  },
  {
    title: 'Real Device Access API',
    to: '/mobile-apps/real-device-access-api/real-device-access-api-introduction/',
    text: 'Reserve a real device over HTTP and control it with your own tools.',
  },
  {
    title: 'CDP and WebDriver BiDi',
    to: '/web-apps/automated-testing/cdp-bidi/',
    text: 'Listen to console messages and change network requests during a remote test.',
  },
  {
    title: 'Flutter integration tests',
    to: '/mobile-apps/automated-testing/flutter/',
    text: 'Run your Dart tests on real Android and iOS devices.',
  },
];

/** Most frequently viewed pages. */
export const popular: readonly Omit<Way, 'text'>[] = [
  {title: 'Test configuration options', to: '/dev/test-configuration-options/'},
  {title: 'Data center endpoints', to: '/basics/data-center-endpoints/'},
  {title: 'App storage', to: '/mobile-apps/app-storage/'},
  {title: 'Jobs API', to: '/dev/api/jobs/'},
  {title: 'saucectl run', to: '/dev/cli/saucectl/run/'},
  {title: 'Error messages', to: '/dev/error-messages/'},
  {title: 'Supported devices', to: '/mobile-apps/supported-devices/'},
  {title: 'Glossary', to: '/dev/glossary/'},
  {title: 'Platform Configurator', to: '/basics/platform-configurator/'},
  {title: 'Environment variables', to: '/basics/environment-variables/'},
  {title: 'Single sign-on', to: '/basics/sso/setting-up-sso/'},
  {title: 'API Testing quickstart', to: '/api-testing/quickstart/'},
];
