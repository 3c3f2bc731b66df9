import {defineConfig} from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run crawl`: every page of the build, one after another, under nginx with its policy. */
export default defineConfig({
  ...base,
  webServer: [],
  use: {...base.use, trace: 'off'},
  projects: [{name: 'crawl', testMatch: ['crawl/**/*.spec.ts']}],
});
