import type {SidebarItem} from '../types.ts';

export const visualTesting: SidebarItem = {
  type: 'category',
  label: 'Visual testing',
  link: {type: 'doc', id: 'visual-testing'},
  items: [
    {
      type: 'category',
      label: 'Web frameworks',
      items: [
        'visual-testing/integrations/webdriverio',
        'visual-testing/integrations/cypress',
        'visual-testing/integrations/playwright',
        'visual-testing/integrations/storybook',
        'visual-testing/integrations/nightwatch',
        'visual-testing/integrations/java',
        'visual-testing/integrations/python',
        'visual-testing/integrations/python-robot-framework',
        'visual-testing/integrations/csharp',
      ],
    },
    {
      type: 'category',
      label: 'Mobile apps',
      items: [
        'visual-testing/mobile-native-testing',
        'visual-testing/integrations/espresso',
      ],
    },
    {
      type: 'category',
      label: 'Designs and documents',
      items: [
        'visual-testing/integrations/figma',
        'visual-testing/integrations/pdf',
      ],
    },
    {
      type: 'category',
      label: 'Workflows',
      items: [
        'visual-testing/workflows/test-execution',
        'visual-testing/workflows/review',
        'visual-testing/workflows/baseline-management',
        'visual-testing/workflows/cross-browser-os',
        'visual-testing/workflows/ci',
        'visual-testing/workflows/api-lifecycle',
      ],
    },
    {
      type: 'category',
      label: 'Tune comparisons',
      items: [
        'visual-testing/diffing-engines',
        'visual-testing/selective-diffing',
      ],
    },
    'visual-testing/cli',
    'visual-testing/faq',
  ],
};
