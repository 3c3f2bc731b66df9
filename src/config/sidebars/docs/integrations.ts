import type {SidebarItem} from '../types.ts';

export const integrations: SidebarItem = {
  type: 'category',
  label: 'CI and integrations',
  link: {type: 'doc', id: 'basics/integrations-overview'},
  items: [
    {
      type: 'category',
      label: 'Continuous integration',
      link: {type: 'doc', id: 'ci'},
      items: [
        'basics/integrations/jenkins',
        'basics/integrations/gitlab',
        'basics/integrations/azure',
        'basics/integrations/bitbucket',
        'basics/integrations/teamcity',
      ],
    },
    {
      type: 'category',
      label: 'Accessibility',
      items: [
        'basics/integrations/deque',
        'basics/integrations/evinced',
      ],
    },
    {
      type: 'category',
      label: 'Codeless test tools',
      items: [
        'basics/integrations/eggplant',
        'basics/integrations/tosca',
        'basics/integrations/uipath',
      ],
    },
    'basics/integrations/testrail',
    'basics/integrations/webhooks',
    'basics/integrations/sumo',
    'basics/integrations/appdome',
    'basics/integrations/wonderproxy',
  ],
};
