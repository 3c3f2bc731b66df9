import type {SidebarItem} from '../types.ts';

export const results: SidebarItem = {
  type: 'category',
  label: 'Results and insights',
  link: {type: 'doc', id: 'test-results'},
  items: [
    'test-results/viewing-test-results',
    'test-results/test-status',
    'test-results/sharing-test-results',
    'test-results/badges-browser-matrix',
    {
      type: 'category',
      label: 'Insights',
      link: {type: 'doc', id: 'insights'},
      items: [
        'insights/home',
        'insights/overview',
        'insights/history',
        'insights/trends',
        'insights/failure-analysis',
        'insights/coverage',
        'insights/debug',
        'insights/usage-report',
        'insights/scope',
      ],
    },
    {
      type: 'category',
      label: 'Front-end performance',
      link: {type: 'doc', id: 'performance'},
      items: [
        'performance/about',
        'performance/one-page',
        'performance/transitions',
        'performance/motion',
        'performance/analyze',
      ],
    },
  ],
};
