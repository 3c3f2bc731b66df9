import {defineConfig} from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run crawl`: every page of the build, one after another; on two cores it takes about a quarter of an hour, so it is no part of `npm test`. */
export default defineConfig({
  ...base,
  // The first server is that of the whole site.
  webServer: [base.webServer].flat().slice(0, 1) as NonNullable<typeof base.webServer>,
  projects: [{...base.projects![0], name: 'crawl', testMatch: ['crawl/**/*.spec.ts']}],
});
