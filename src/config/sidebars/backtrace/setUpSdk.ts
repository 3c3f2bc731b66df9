import {gameSdks} from './gameSdks.ts';
import {mobileSdks} from './mobileSdks.ts';
import {nativeSdks} from './nativeSdks.ts';
import type {SidebarItem} from '../types.ts';

export const setUpSdk: SidebarItem = {
  type: 'category',
  label: 'Set up an SDK',
  link: {type: 'doc', id: 'error-reporting/platform-integrations/overview'},
  items: [
    {
      type: 'category',
      label: 'Web and JavaScript',
      items: [
        'error-reporting/language-integrations/javascript',
        'error-reporting/language-integrations/react',
        'error-reporting/language-integrations/react-native',
        'error-reporting/language-integrations/node',
        'error-reporting/language-integrations/nestjs',
        'error-reporting/language-integrations/electron',
        'error-reporting/platform-integrations/source-map',
        'error-reporting/platform-integrations/session-replay',
      ],
    },
    {
      type: 'category',
      label: 'Other languages',
      items: [
        'error-reporting/language-integrations/c',
        'error-reporting/language-integrations/mixed',
        'error-reporting/language-integrations/python',
        'error-reporting/language-integrations/go',
      ],
    },
    mobileSdks,
    gameSdks,
    nativeSdks,
    'error-reporting/platform-integrations/file-attachments',
  ],
};
