import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {clientConfig} from './siteConfig.ts';

it('keeps fields that the client reads, and drops those that only the build reads', () => {
  const config = {
    title: 'Site',
    baseUrl: '/',
    plugins: [],
    ssrTemplate: '<html>',
    future: {experimental_router: 'browser', experimental_storage: {type: 'localStorage'}},
  } as unknown as DocusaurusConfig;
  expect(clientConfig(config)).toEqual({title: 'Site', baseUrl: '/', future: {experimental_router: 'browser'}});
});
