import {defineConfig} from '@playwright/test';
import base from './playwright.config.ts';
import {ports} from './tests/ports.ts';

const origin = `http://localhost:${ports.delivery}/`;

/** `npm run crawl`: every page of the build, one after another, under nginx with its policy. */
export default defineConfig({
  ...base,
  webServer: [base.webServer].flat().filter((server) => server?.url === origin) as NonNullable<typeof base.webServer>,
  use: {...base.use, trace: 'off'},
  projects: [{name: 'crawl', testMatch: ['crawl/**/*.spec.ts']}],
});
