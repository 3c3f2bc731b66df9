import {defineConfig} from '@playwright/test';
import {readSettings} from './src/config/env.ts';
import {servedVariants, variantDir} from './tests/fixtures/variants.ts';
import {ports} from './tests/ports.ts';

// As root, and in containers, Chromium cannot use its sandbox. No requests of its own either: the tests count requests.
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const executablePath = process.env.CHROMIUM_PATH;

const serve = (dir: string, port: number) => ({
  command: `npx --no-install docusaurus serve --dir ${dir} --port ${port} --no-open`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

/** `tests/e2e/<project>/`: `site` runs on the whole site, `delivery` on the same under nginx, the others on the fixture site under their settings. */
const project = (name: keyof typeof ports) => ({
  name,
  testMatch: [`e2e/${name}/**/*.spec.ts`],
  use: {baseURL: `http://localhost:${ports[name]}`},
});

export default defineConfig({
  testDir: 'tests',
  // What only builds with the small first load have.
  testIgnore: readSettings().isLean ? [] : ['**/leanClient.spec.ts'],
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
  projects: (Object.keys(ports) as (keyof typeof ports)[]).map(project),
  webServer: [
    serve('build', ports.site),
    {command: `npx --no-install tsx tests/lib/serveNginx.ts ${ports.delivery}`, url: `http://localhost:${ports.delivery}/`, reuseExistingServer: false},
    ...servedVariants.map((variant) => serve(variantDir(variant), ports[variant])),
  ],
});
