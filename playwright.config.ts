import {defineConfig} from '@playwright/test';
import {readSettings} from './src/config/env.ts';
import {servedVariants} from './tests/fixtures/variants.ts';
import {selectedProjects} from './tests/lib/selectedProjects.ts';
import {ports} from './tests/ports.ts';

// Chromium can't use its sandbox as root and in containers. Background requests are off because the tests count requests.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.CHROMIUM_PATH;

type Project = keyof typeof ports;
const projects = Object.keys(ports) as Project[];
/** Projects whose build is served for all of their tests. The tests of `delivery` start nginx themselves. */
const served: readonly Project[] = ['site', ...servedVariants];

/**
 * Returns the project with the tests in `tests/e2e/<name>/`. `site` tests the site, `delivery` tests the site under nginx, and the others
 * test fixture sites with their settings.
 */
const project = (name: Project) => ({
  name,
  testMatch: [`e2e/${name}/**/*.spec.ts`],
  use: {baseURL: `http://localhost:${ports[name]}`},
});

/** Returns the web server of a project. A missing build is an error only if the project runs. */
const server = (name: Project) => ({
  name,
  command: `node --import tsx tests/lib/serveBuild.ts ${name}`,
  url: `http://localhost:${ports[name]}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests',
  // These tests need a build with the lean client (`LEAN`).
  testIgnore: readSettings().isLean ? [] : ['**/lean*.spec.ts'],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` names the tests that pass only when they're repeated.
  retries: 1,
  timeout: 90_000,
  // Much longer than assertions take, so that tests don't fail on a busy computer.
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {launchOptions: {args, ...(executablePath && {executablePath})}},
  projects: projects.map(project),
  webServer: selectedProjects(process.argv.slice(2), projects)
    .filter((name) => served.includes(name))
    .map(server),
});
