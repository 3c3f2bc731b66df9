import {defineConfig} from '@playwright/test';
import base from './playwright.config.ts';

/** Configuration of `npm run crawl`, which opens every page of the build under nginx with its content security policy. */
export default defineConfig({
  ...base,
  webServer: [],
  use: {...base.use, trace: 'off'},
  projects: [{name: 'crawl', testMatch: ['crawl/**/*.spec.ts']}],
});
