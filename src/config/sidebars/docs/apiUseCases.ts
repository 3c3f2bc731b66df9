import type {SidebarItem} from '../types.ts';

export const apiUseCases: SidebarItem = {
  type: 'category',
  label: 'Use cases',
  items: [
    'api-testing/use-cases/integration-test',
    {
      type: 'category',
      label: 'Variables and test data',
      items: [
        'api-testing/use-cases/set-variable',
        'api-testing/use-cases/vault-variable',
        'api-testing/use-cases/using-environments',
        'api-testing/use-cases/generate-test-data',
        'api-testing/use-cases/dynamic-dates',
        'api-testing/use-cases/use-drive',
        'api-testing/use-cases/github-datasets',
      ],
    },
    {
      type: 'category',
      label: 'Requests and headers',
      items: [
        'api-testing/use-cases/compose-body',
        'api-testing/use-cases/working-with-headers',
        'api-testing/use-cases/dynamic-header',
      ],
    },
    {
      type: 'category',
      label: 'Tokens and key/value store',
      items: [
        'api-testing/use-cases/auth-token',
        'api-testing/use-cases/vault-snippet',
        'api-testing/use-cases/key-value',
        'api-testing/use-cases/saving-token-kv',
      ],
    },
    'api-testing/use-cases/fact',
  ],
};
