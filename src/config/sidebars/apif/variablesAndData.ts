import type {SidebarItem} from '../types.ts';

export const variablesAndData: SidebarItem = {
  type: 'category',
  label: 'Variables and data',
  items: [
    'api-testing/on-prem/quick-start/flexible-variables-for-flexible-environments',
    'api-testing/on-prem/learn-more/the-variables-system-in-api-fortress',
    'api-testing/on-prem/learn-more/input-set-and-global-variables',
    'api-testing/on-prem/quick-start/the-vault',
    'api-testing/on-prem/quick-start/environments-vault-and-overrides-magic',
    'api-testing/on-prem/how-to/kv',
    'api-testing/on-prem/how-to/dynamic-dates',
    'api-testing/on-prem/how-to/generating-fake-test-data',
    'api-testing/on-prem/how-to/github-for-datasets',
    'api-testing/on-prem/reference/github',
    'api-testing/on-prem/integrations/helper-databases-jdbc',
  ],
};
