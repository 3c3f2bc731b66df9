import type {Way} from './home.ts';

/** Groups of quickstarts. `id` is the anchor of the group. */
export const quickstarts: readonly {id: string; title: string; ways: readonly Way[]}[] = [
  {
    id: 'web',
    title: 'Web apps',
    ways: [
      {title: 'Selenium', to: '/web-apps/automated-testing/selenium/quickstart/', text: 'Point an existing WebDriver test at the cloud, in five languages.'},
      {title: 'Playwright', to: '/web-apps/automated-testing/playwright/quickstart/', text: 'Run a Playwright suite with saucectl.'},
      {title: 'Cypress', to: '/web-apps/automated-testing/cypress/quickstart/', text: 'Run Cypress specs with saucectl, in parallel where you like.'},
      {title: 'TestCafe', to: '/web-apps/automated-testing/testcafe/quickstart/', text: 'Run TestCafe fixtures with saucectl.'},
      {title: 'Replay', to: '/web-apps/automated-testing/replay/quickstart/', text: 'Turn a recording from Chrome DevTools into a test.'},
      {title: 'Cucumber.js with Playwright', to: '/web-apps/automated-testing/cucumberjs-playwright/quickstart/', text: 'Run feature files against real browsers.'},
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile apps',
    ways: [
      {title: 'Appium', to: '/mobile-apps/automated-testing/appium/quickstart/', text: 'One test for a real device, an emulator or a simulator.'},
      {title: 'Espresso and XCUITest', to: '/mobile-apps/automated-testing/espresso-xcuitest/', text: 'Run native suites on real and virtual devices.'},
      {title: 'Live testing', to: '/mobile-apps/live-testing/live-mobile-app-testing/', text: 'Install your app on a device and use it by hand.'},
    ],
  },
  {
    id: 'more',
    title: 'APIs, visuals, errors and builds',
    ways: [
      {title: 'API testing', to: '/api-testing/quickstart/', text: 'A first API test, run from the browser.'},
      {title: 'Visual testing', to: '/visual-testing/', text: 'A first screenshot compared with its baseline.'},
      {title: 'Error reporting', to: '/error-reporting/getting-started/', text: 'Send a first error from your platform.'},
      {title: 'App distribution', to: '/testfairy/', text: 'Upload a first build and invite a tester.'},
      {title: 'Sauce Connect', to: '/secure-connections/sauce-connect-5/quickstart/', text: 'Open a first tunnel to an app on your network.'},
    ],
  },
];
