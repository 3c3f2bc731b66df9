import {allDocumentation} from './allDocumentation.ts';
import type {SidebarItems} from './types.ts';

export const dev: SidebarItems = [
  'dev',
  {
    type: 'category',
    label: 'REST APIs',
    link: {type: 'doc', id: 'dev/api'},
    items: [
      'dev/api/accounts',
      'dev/api/platform',
      'dev/api/jobs',
      'dev/api/builds',
      'dev/api/rdc',
      'dev/api/real-device-access',
      'dev/api/real-device-access-websockets',
      'dev/api/test-authoring',
      'dev/api/storage',
      'dev/api/connect',
      'dev/api/api-testing',
      'dev/api/error-reporting',
      'dev/api/performance',
      'dev/api/insights',
      'dev/api/usage',
    ],
  },
  {
    type: 'category',
    label: 'Command-line tools',
    link: {type: 'doc', id: 'dev/cli'},
    items: [
      {
        type: 'category',
        label: 'saucectl',
        link: {type: 'doc', id: 'dev/cli/saucectl'},
        items: [
          'dev/cli/saucectl/usage/use-cases',
          {
            type: 'category',
            label: 'CI platforms',
            items: [
              'dev/cli/saucectl/usage/ci/github-actions',
              'dev/cli/saucectl/usage/ci/gitlab',
              'dev/cli/saucectl/usage/ci/jenkins',
              'dev/cli/saucectl/usage/ci/circleci',
              'dev/cli/saucectl/usage/ci/azure',
            ],
          },
          {
            type: 'category',
            label: 'Editors',
            items: [
              'dev/cli/saucectl/usage/ide/vscode',
              'dev/cli/saucectl/usage/ide/intellij',
              'dev/cli/saucectl/usage/ide/zed',
            ],
          },
          'dev/cli/saucectl/init',
          'dev/cli/saucectl/run',
          {
            type: 'category',
            label: 'saucectl configure',
            items: ['dev/cli/saucectl/configure/configure/configure', 'dev/cli/saucectl/configure/list'],
          },
          {
            type: 'category',
            label: 'saucectl storage',
            items: [
              'dev/cli/saucectl/storage/upload',
              'dev/cli/saucectl/storage/list',
              'dev/cli/saucectl/storage/download',
              'dev/cli/saucectl/storage/delete',
            ],
          },
          {
            type: 'category',
            label: 'saucectl jobs',
            items: ['dev/cli/saucectl/jobs/list', 'dev/cli/saucectl/jobs/get'],
          },
          {
            type: 'category',
            label: 'saucectl artifacts',
            items: [
              'dev/cli/saucectl/artifacts/list',
              'dev/cli/saucectl/artifacts/download',
              'dev/cli/saucectl/artifacts/upload',
            ],
          },
          {
            type: 'category',
            label: 'saucectl apit vault',
            items: [
              'dev/cli/saucectl/apit/vault/get',
              'dev/cli/saucectl/apit/vault/get-variable',
              'dev/cli/saucectl/apit/vault/set-variable',
              'dev/cli/saucectl/apit/vault/get-snippet',
              'dev/cli/saucectl/apit/vault/set-snippet',
              'dev/cli/saucectl/apit/vault/list-files',
              'dev/cli/saucectl/apit/vault/upload-file',
              'dev/cli/saucectl/apit/vault/download-file',
              'dev/cli/saucectl/apit/vault/delete-file',
            ],
          },
          {
            type: 'category',
            label: 'saucectl authoring',
            link: {type: 'doc', id: 'dev/cli/saucectl/authoring'},
            items: [
              'dev/cli/saucectl/authoring/testcases',
              'dev/cli/saucectl/authoring/testsuites',
              'dev/cli/saucectl/authoring/schedules',
              'dev/cli/saucectl/authoring/variables',
              'dev/cli/saucectl/authoring/download-artifact',
            ],
          },
          'dev/cli/saucectl/completion',
          'dev/cli/saucectl/architecture',
        ],
      },
      {
        type: 'category',
        label: 'Sauce Connect 5',
        link: {type: 'doc', id: 'dev/cli/sauce-connect-5'},
        items: ['dev/cli/sauce-connect-5/run', 'dev/cli/sauce-connect-5/legacy', 'dev/cli/sauce-connect-5/completion'],
      },
      'dev/cli/sauce-connect-proxy',
      {
        type: 'category',
        label: 'Virtual USB',
        link: {type: 'doc', id: 'dev/cli/virtual-usb'},
        items: [
          'dev/cli/virtual-usb/start-server',
          'dev/cli/virtual-usb/start-session',
          'dev/cli/virtual-usb/find-sessionid',
          'dev/cli/virtual-usb/connect-session',
          'dev/cli/virtual-usb/disconnect-session',
          'dev/cli/virtual-usb/delete-session',
        ],
      },
    ],
  },
  allDocumentation,
];
