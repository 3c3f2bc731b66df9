import {defineConfig} from '@playwright/test';
import {readSettings} from './src/config/env.ts';
import {servedVariants} from './tests/fixtures/variants.ts';
import {selectedProjects} from './tests/lib/selectedProjects.ts';
import {ports} from './tests/ports.ts';

// As root, and in containers, Chromium cannot use its sandbox. No requests of its own either: the tests count requests.
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const executablePath = process.env.CHROMIUM_PATH;

type Project = keyof typeof ports;
const projects = Object.keys(ports) as Project[];
/** The projects whose build is served for all of their tests; those of `delivery` start nginx themselves. */
const served: readonly Project[] = ['site', ...servedVariants];

/** `tests/e2e/<project>/`: `site` runs on the whole site, `delivery` on the same under nginx, the others on the fixture site under their settings. */
const project = (name: Project) => ({
  name,
  testMatch: [`e2e/${name}/**/*.spec.ts`],
  use: {baseURL: `http://localhost:${ports[name]}`},
});

/** A missing build is an error of the projects that need it only. */
const server = (name: Project) => ({
  name,
  command: `node --import tsx tests/lib/serveBuild.ts ${name}`,
  url: `http://localhost:${ports[name]}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests',
  // What only builds with the small first load have.
  testIgnore: readSettings().isLean ? [] : ['**/lean*.spec.ts'],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  // Longer than anything takes: a busy machine is no failure.
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {launchOptions: {args, ...(executablePath && {executablePath})}},
  projects: projects.map(project),
  webServer: selectedProjects(process.argv.slice(2), projects).filter((name) => served.includes(name)).map(server),
});
