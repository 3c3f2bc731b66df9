/** A way into the documentation, as the standalone pages list them. */
export interface Way {
  title: string;
  to: string;
  text: string;
}

/** What readers come to do, the most frequent first. */
export const tasks: readonly Way[] = [
  {title: 'Run a first web test', to: '/web-apps/automated-testing/selenium/quickstart/', text: 'Selenium in Java, JavaScript, Python, C# or Ruby, from nothing to a green result.'},
  {title: 'Run a first mobile test', to: '/mobile-apps/automated-testing/appium/quickstart/', text: 'Appium on a real device, an emulator or a simulator.'},
  {title: 'Test by hand', to: '/web-apps/live-testing/live-cross-browser-testing/', text: 'Drive any browser or device from your own browser window.'},
  {title: 'Test an API', to: '/api-testing/quickstart/', text: 'Build a test from a request, a spec file or a Postman collection.'},
  {title: 'Reach an app behind a firewall', to: '/secure-connections/', text: 'Open a tunnel from your network to the test cloud.'},
  {title: 'Choose a device or browser', to: '/basics/platform-configurator/', text: 'Get the capabilities for any platform, ready to paste.'},
  {title: 'Run tests from CI', to: '/ci/', text: 'GitHub Actions, GitLab, Jenkins, CircleCI, Azure and others.'},
  {title: 'Find out why a test failed', to: '/test-results/', text: 'Statuses, logs, videos and how to share them.'},
  {title: 'Set up single sign-on', to: '/basics/sso/setting-up-sso/', text: 'Connect your identity provider, step by step.'},
];

/** The products, in the order of the sidebar. */
export const products: readonly Way[] = [
  {title: 'Web apps', to: '/web-apps/', text: 'Selenium, Playwright, Cypress, TestCafe and live testing on desktop browsers.'},
  {title: 'Mobile apps', to: '/mobile-apps/', text: 'Appium, Espresso, XCUITest and Flutter on real and virtual devices.'},
  {title: 'API testing', to: '/api-testing/', text: 'Functional, contract and load tests for REST and GraphQL.'},
  {title: 'Visual testing', to: '/visual-testing/', text: 'Compare screenshots with an accepted baseline.'},
  {title: 'Error reporting', to: '/error-reporting/getting-started/', text: 'Collect crashes and errors from games, apps and servers.'},
  {title: 'App distribution', to: '/testfairy/', text: 'Send builds to testers and see how they fare.'},
  {title: 'Low-code', to: '/dev/low-code/', text: 'Tests from plain language and recorded steps.'},
  {title: 'Sauce Connect', to: '/secure-connections/', text: 'The tunnel between your network and the cloud.'},
  {title: 'Insights', to: '/insights/', text: 'Trends, coverage and failure patterns over all of your tests.'},
  {title: 'Performance', to: '/performance/', text: 'Front-end metrics in each test run.'},
];

/** Recent additions, the latest first. */
export const news: readonly Way[] = [
  {title: 'Sauce Connect 5', to: '/secure-connections/sauce-connect-5/', text: 'A new tunnel client, and how to move to it from version 4.'},
  {title: 'Real device access API', to: '/mobile-apps/rdc-access-api/real-device-access-api-introduction/', text: 'Reserve a device and drive it with your own tools.'},
  {title: 'CDP and WebDriver BiDi', to: '/web-apps/automated-testing/cdp-bidi/', text: 'Talk to the browser itself from a remote session.'},
  {title: 'Flutter integration tests', to: '/mobile-apps/automated-testing/flutter/', text: 'Run them on real devices with saucectl.'},
];

/** The pages that readers open most. */
export const popular: readonly Omit<Way, 'text'>[] = [
  {title: 'Test configuration options', to: '/dev/test-configuration-options/'},
  {title: 'Data center endpoints', to: '/basics/data-center-endpoints/'},
  {title: 'Upload an app to storage', to: '/mobile-apps/app-storage/'},
  {title: 'Jobs API', to: '/dev/api/jobs/'},
  {title: 'saucectl run', to: '/dev/cli/saucectl/run/'},
  {title: 'Error messages', to: '/dev/error-messages/'},
  {title: 'Supported devices', to: '/mobile-apps/supported-devices/'},
  {title: 'Glossary', to: '/dev/glossary/'},
];
