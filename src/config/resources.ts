import {brand} from './brand.ts';
import type {Way} from './home.ts';

/** Groups of things to look up. `id` is the anchor of the group. */
export const resources: readonly {id: string; title: string; ways: readonly Way[]}[] = [
  {
    id: 'reference',
    title: 'Reference',
    ways: [
      {title: 'REST API', to: '/dev/api/', text: 'Every endpoint, with its parameters and answers.'},
      {title: 'Command lines', to: '/dev/cli/', text: 'saucectl, Sauce Connect and Virtual USB, flag by flag.'},
      {title: 'Test configuration options', to: '/dev/test-configuration-options/', text: 'Every capability and where it works.'},
      {title: 'Error messages', to: '/dev/error-messages/', text: 'What a message means and what to do.'},
      {title: 'Glossary', to: '/dev/glossary/', text: 'The words of this field, as these pages use them.'},
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    ways: [
      {title: 'Platform configurator', to: '/basics/platform-configurator/', text: 'Choose a platform, copy its capabilities.'},
      {title: 'saucectl', to: '/dev/cli/saucectl/', text: 'The command line that runs test suites in the cloud.'},
      {title: 'Sauce Connect', to: '/secure-connections/', text: 'The tunnel to apps on your network.'},
      {title: 'Sample scripts', to: '/web-apps/automated-testing/selenium/sample-scripts/', text: 'Complete tests to start from.'},
    ],
  },
  {
    id: 'status',
    title: 'Status and news',
    ways: [
      {title: 'System status', to: brand.status, text: 'What runs and what does not, by data center.'},
      {title: 'What changed in these docs', to: '/changes/', text: 'Pages that are new or changed, by day, and as feeds.'},
      {title: 'Maintenance windows', to: '/dev/data-center-maint/', text: 'When data centers are serviced.'},
      {title: 'Data center endpoints', to: '/basics/data-center-endpoints/', text: 'Hosts and address ranges to allow.'},
    ],
  },
];
