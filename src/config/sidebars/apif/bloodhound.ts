import type {SidebarItem} from '../types.ts';

export const bloodhound: SidebarItem = {
  type: 'category',
  label: 'Bloodhound gateway',
  link: {type: 'doc', id: 'api-testing/on-prem/bloodhound'},
  items: [
    'api-testing/on-prem/bloodhound/basic-configuration',
    'api-testing/on-prem/bloodhound/flows',
    'api-testing/on-prem/bloodhound/base-actors',
    'api-testing/on-prem/bloodhound/advanced-actors',
    {
      type: 'category',
      label: 'Module actors',
      link: {type: 'doc', id: 'api-testing/on-prem/bloodhound/module-actors'},
      items: [
        'api-testing/on-prem/bloodhound/module-actors/jdbc',
        'api-testing/on-prem/bloodhound/module-actors/mongodb',
        'api-testing/on-prem/bloodhound/module-actors/rabbitmq',
        'api-testing/on-prem/bloodhound/module-actors/fortress-forwarder',
      ],
    },
    'api-testing/on-prem/bloodhound/expressions',
    'api-testing/on-prem/bloodhound/load-balancing',
    'api-testing/on-prem/bloodhound/fine-tuning',
    'api-testing/on-prem/bloodhound/forward-calls-to-apif-logger',
    'api-testing/on-prem/bloodhound/using-databases',
  ],
};
