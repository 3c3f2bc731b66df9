import {defineConfig} from '@playwright/test';
import {ports} from './tests/ports.ts';

// As root, and in containers, Chromium cannot use its sandbox. No requests of its own either: tests count requests.
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const executablePath = process.env.CHROMIUM_PATH;

const serve = (dir: string, port: number) => ({
  command: `tsx tests/serve-build.ts ${dir} ${port}`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

/** Browser tests: `default` on the build as it comes, `configured` on one with every setting of decisions.md on. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', {outputFile: 'test-results/playwright.json'}]],
  use: {
    launchOptions: {args, ...(executablePath && {executablePath})},
    trace: 'retain-on-failure',
  },
  projects: [
    {name: 'default', testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'crawl/**/*.spec.ts'], testIgnore: '**/configured/**', use: {baseURL: `http://localhost:${ports.default}`}},
    {name: 'configured', testMatch: 'e2e/configured/**/*.spec.ts', use: {baseURL: `http://localhost:${ports.configured}`}},
  ],
  webServer: [serve('build', ports.default), serve('.cache/build-configured', ports.configured)],
});
