import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import type {Way} from '@site/src/config/home';
import {WayList} from '@site/src/components/WayList';
import {brand} from '@site/src/config/brand';
import {MarkdownLink} from '@site/src/features/page-tools';

/** Groups of quickstarts. `id` is the anchor of the group. */
const quickstarts: readonly {id: string; title: string; ways: readonly Way[]}[] = [
  {
    id: 'web',
    title: 'Web apps',
    ways: [
      {
        title: 'Selenium',
        to: '/web-apps/automated-testing/selenium/quickstart/',
        text: 'Run a WebDriver test in Java, JavaScript, Python, C#, or Ruby.',
      },
      {
        title: 'Playwright',
        to: '/web-apps/automated-testing/playwright/quickstart/',
        text: 'Run Playwright tests with saucectl.',
      },
      {
        title: 'Cypress',
        to: '/web-apps/automated-testing/cypress/quickstart/',
        text: 'Run Cypress tests with saucectl.',
      },
      {
        title: 'TestCafe',
        to: '/web-apps/automated-testing/testcafe/quickstart/',
        text: 'Run TestCafe tests with saucectl.',
      },
      {
        title: 'Replay',
        to: '/web-apps/automated-testing/replay/quickstart/',
        text: 'Run a Chrome DevTools recording as a test.',
      },
      {
        title: 'Cucumber.js with Playwright',
        to: '/web-apps/automated-testing/cucumberjs-playwright/quickstart/',
        text: 'Run Gherkin scenarios with saucectl.',
      },
      {
        title: 'Live testing',
        to: '/web-apps/live-testing/live-cross-browser-testing/',
        text: 'Test a website by hand in a cloud browser.',
      },
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile apps',
    ways: [
      {
        title: 'Appium',
        to: '/mobile-apps/automated-testing/appium/quickstart/',
        text: 'Upload an app and run an Appium test on a device.',
      },
      {
        title: 'Espresso and XCUITest',
        to: '/mobile-apps/automated-testing/espresso-xcuitest/',
        text: 'Run native test suites on real and virtual devices.',
      },
      {
        title: 'Live testing',
        to: '/mobile-apps/live-testing/live-mobile-app-testing/',
        text: 'Test your app by hand on a real or virtual device.',
      },
    ],
  },
  {
    id: 'more',
    title: 'APIs, visual tests, errors, and builds',
    ways: [
      {
        title: 'API Testing',
        to: '/api-testing/quickstart/',
        text: 'Create and publish your first API test in your browser.',
      },
      {title: 'Sauce Visual', to: '/visual-testing/', text: 'Add visual checks to the tests that you already have.'},
      {
        title: 'Error Reporting',
        to: '/error-reporting/getting-started/',
        text: 'Connect an application and send its first error.',
      },
      {
        title: 'Mobile App Distribution',
        to: '/app-distribution/general/getting-started/',
        text: 'Upload a build and send it to your testers.',
      },
      {
        title: 'Sauce Connect',
        to: '/secure-connections/sauce-connect-5/quickstart/',
        text: 'Open a tunnel and test a local site through it.',
      },
    ],
  },
];

/** Quickstarts, grouped by what they test. */
export default function Quickstart(): ReactNode {
  return (
    <Layout
      title="Quickstarts"
      description="Choose a quickstart for the web app, mobile app, or API that you want to test with Sauce Labs, or for another product."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Quickstarts</Heading>
        <p>
          Choose what you want to test and the tool that you want to use. If you don't have a {brand.name} account yet,{' '}
          <Link href={brand.signUp}>
            start a free trial
            <IconExternalLink />
          </Link>
          .
        </p>
        <p>
          Automated tests sign in with your username and access key. To find out where to get them, see the{' '}
          <Link to="/overview/">overview</Link>.
        </p>
        {quickstarts.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
