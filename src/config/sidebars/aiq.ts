import {allDocumentation, type SidebarItems} from './items.ts';

export const aiq: SidebarItems = [
  'dev/low-code',
  'dev/low-code/executions',
  {
    type: 'category',
    label: 'Projects',
    link: {type: 'doc', id: 'dev/low-code/projects'},
    items: [
      'dev/low-code/projects/project-details',
      'dev/low-code/projects/test-cases',
      'dev/low-code/projects/flows',
      'dev/low-code/projects/data',
      'dev/low-code/projects/variables',
      'dev/low-code/projects/test-suites',
    ],
  },
  'dev/low-code/nlp-reference',
  'dev/low-code/variables',
  'dev/low-code/databases',
  'dev/low-code/schedules',
  'dev/low-code/reports',
  'dev/low-code/troubleshooting',
  allDocumentation,
];
