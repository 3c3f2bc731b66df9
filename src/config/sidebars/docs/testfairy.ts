import {testfairySdk} from './testfairySdk.ts';
import {testfairySecurity} from './testfairySecurity.ts';
import type {SidebarItem} from '../types.ts';

export const testfairy: SidebarItem = {
  type: 'category',
  label: 'App distribution',
  link: {type: 'doc', id: 'testfairy/testfairy'},
  items: [
    'testfairy/app-center-alternative',
    {
      type: 'category',
      label: 'Upload and track builds',
      items: [
        'testfairy/using-testfairy/uploading-an-app',
        'testfairy/using-testfairy/dashboard',
        'testfairy/using-testfairy/builds',
        'testfairy/using-testfairy/insights',
      ],
    },
    {
      type: 'category',
      label: 'Distribute builds',
      items: [
        'testfairy/app-distribution/managing-dist',
        'testfairy/app-distribution/app-versioning',
        'testfairy/app-distribution/release-notes',
        'testfairy/app-distribution/landing-pages',
        'testfairy/app-distribution/tags',
        'testfairy/app-distribution/auto-update',
        'testfairy/app-distribution/app-expiration',
        'testfairy/app-distribution/symbols-file',
        'testfairy/integrations/apple-uploading',
        'testfairy/integrations/google-uploading',
      ],
    },
    {
      type: 'category',
      label: 'Testers',
      items: [
        'testfairy/testers/managing-testers',
        'testfairy/testers/building-testers-app',
        'testfairy/testers/testing-android-apps',
        'testfairy/testers/reg-ios-device',
        'testfairy/testers/testers-dashboard',
      ],
    },
    testfairySdk,
    {
      type: 'category',
      label: 'CI tools',
      items: [
        'testfairy/ci-tools/fastlane',
        'testfairy/ci-tools/circle-ci',
        'testfairy/ci-tools/gitlab',
        'testfairy/ci-tools/bitbucket',
        'testfairy/ci-tools/bamboo',
        'testfairy/ci-tools/team-city',
        'testfairy/ci-tools/vs-team',
        'testfairy/ci-tools/ms-app-ctr',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      items: [
        'testfairy/integrations/slack',
        'testfairy/integrations/ms-teams',
        'testfairy/integrations/smtp-gmail',
        'testfairy/integrations/zendesk',
        'testfairy/integrations/intercom',
        'testfairy/integrations/centercode',
        'testfairy/integrations/splunk',
        'testfairy/integrations/coralogix',
      ],
    },
    testfairySecurity,
    {
      type: 'category',
      label: 'API reference',
      items: [
        'testfairy/api-reference/rest-api',
        'testfairy/api-reference/upload-api',
        'testfairy/api-reference/webhooks',
      ],
    },
  ],
};
