import type {SidebarItem} from '../types.ts';

export const startHere: SidebarItem = {
  type: 'category',
  label: 'Start here',
  link: {type: 'doc', id: 'api-testing/on-prem/quick-start'},
  items: [
    'api-testing/on-prem/product-information/cloud-vs-on-premises-local',
    'api-testing/on-prem/quick-start/composer',
    'api-testing/on-prem/quick-start/build-from-spec',
    'api-testing/on-prem/quick-start/importing-postman-collections',
    'api-testing/on-prem/quick-start/introduction-to-integration-testing',
    'api-testing/on-prem/quick-start/schedule-a-test',
    'api-testing/on-prem/quick-start/test-reports',
    'api-testing/on-prem/quick-start/dashboard',
    'api-testing/on-prem/quick-start/forge',
  ],
};
