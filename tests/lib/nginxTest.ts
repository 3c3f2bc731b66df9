import {test as base} from '@playwright/test';
import {startNginx, type Nginx} from './nginx.ts';
import {ownPorts} from '../ports.ts';

/**
 * Tests of the build as nginx serves it. Each worker has its own server; if nginx or its Brotli module is missing, these tests fail with
 * that reason, and others run.
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
