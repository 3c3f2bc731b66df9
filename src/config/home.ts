/** Link with a title and a description, as listed on standalone pages. */
export interface Way {
  title: string;
  to: string;
  text: string;
}

/** Common tasks of readers, most frequent first. */
export const tasks: readonly Way[] = [
  {
    title: 'Run your first web test',
    to: '/web-apps/automated-testing/selenium/quickstart/',
    text: 'Set up and run a Selenium test in Java, JavaScript, Python, C#, or Ruby.',
  },
  {
    title: 'Run your first mobile test',
    to: '/mobile-apps/automated-testing/appium/quickstart/',
    text: 'Upload an app and test it with Appium on a device in the cloud.',
  },
  {
    title: 'Test manually',
    to: '/web-apps/live-testing/live-cross-browser-testing/',
    text: 'Use cloud browsers and devices interactively from your own browser.',
  },
  {
    title: 'Test an API',
    to: '/api-testing/quickstart/',
    text: 'Send a request and turn the response into an API test.',
  },
  {
    title: 'Test an app behind a firewall',
    to: '/secure-connections/',
    text: 'Open a secure connection between your network and Sauce Labs.',
  },
  {
    title: 'Choose a browser or device',
    to: '/basics/platform-configurator/',
    text: 'Generate the capabilities for a platform and copy them to your test.',
  },
  {
    title: 'Run tests in CI',
    to: '/ci/',
    text: 'Add Sauce Labs to GitHub Actions, GitLab, Jenkins, CircleCI, Azure DevOps, and more.',
  },
  {
    title: 'Find out why a test failed',
    to: '/test-results/',
    text: 'View the commands, logs, and video of a test, and share the results.',
  },
  {
    title: 'Set up single sign-on',
    to: '/basics/sso/setting-up-sso/',
    text: 'Connect your identity provider to Sauce Labs.',
  },
];

/** Products, in the order of the sidebar. */
export const products: readonly Way[] = [
  {
    title: 'Web apps',
    to: '/web-apps/',
    text: 'Test websites with Selenium, Playwright, Cypress, TestCafe, or by hand.',
  },
  {
    title: 'Mobile apps',
    to: '/mobile-apps/',
    text: 'Test Android and iOS apps with Appium, Espresso, XCUITest, or Flutter on real and virtual devices.',
  },
  {title: 'API Testing', to: '/api-testing/', text: 'Create functional, contract, and load tests for your APIs.'},
  {
    title: 'Sauce Visual',
    to: '/visual-testing/',
    text: 'Compare screenshots with an approved baseline to find unwanted changes.',
  },
  {
    title: 'Error Reporting',
    to: '/error-reporting/getting-started/',
    text: 'Collect crashes and errors from games, apps, and servers.',
  },
  {
    title: 'Sauce AI',
    to: '/sauce-ai/',
    text: 'Create tests from prompts, ask about your results, and connect AI clients to your devices and tests.',
  },
  {
    title: 'Mobile App Distribution',
    to: '/app-distribution/general/getting-started/',
    text: 'Send Android and iOS builds to testers, and collect their sessions and feedback.',
  },
  {
    title: 'Low-Code Testing',
    to: '/dev/low-code/',
    text: 'Create web tests from recordings or from steps in plain English.',
  },
  {title: 'Sauce Connect', to: '/secure-connections/', text: 'Open a tunnel to test apps in your network.'},
  {title: 'Insights', to: '/insights/', text: 'Find flaky tests, trends, and failure patterns across all your tests.'},
  {
    title: 'Performance',
    to: '/performance/',
    text: 'Measure how fast your pages load, and compare each run with a baseline.',
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
];
