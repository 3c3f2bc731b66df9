import {test as base} from '@playwright/test';
import {startNginx, type Nginx} from './nginx.ts';
import {ownPorts} from '../ports.ts';

/**
 * Playwright's `test` for the build served by nginx, with a separate server for each worker. If nginx or its Brotli module is missing, only
 * these tests fail, with a message that states what to install.
 */
export const test = base.extend<object, {nginx: Nginx}>({
  nginx: [
    // Playwright requires a pattern here, even if a fixture uses no others.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide, {parallelIndex}) => {
      const nginx = await startNginx(ownPorts.workers + parallelIndex);
      await provide(nginx);
      await nginx.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({nginx}, provide) => provide(nginx.origin),
});
