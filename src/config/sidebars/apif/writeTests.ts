import type {SidebarItem} from '../types.ts';

export const writeTests: SidebarItem = {
  type: 'category',
  label: 'Write tests',
  items: [
    'api-testing/on-prem/learn-more/planning-your-test',
    'api-testing/on-prem/product-information/api-tests-vs-schema-validation',
    'api-testing/on-prem/postman/build-from-collections',
    'api-testing/on-prem/how-to/integration-testing',
    'api-testing/on-prem/how-to/testing-graphql',
    'api-testing/on-prem/security-testing/example-security-tests',
    {
      type: 'category',
      label: 'Requests and responses',
      items: [
        'api-testing/on-prem/how-to/different-ways-to-compose-a-request-body',
        'api-testing/on-prem/how-to/create-a-dynamic-header',
        'api-testing/on-prem/learn-more/working-with-the-response-object',
        'api-testing/on-prem/how-to/following-redirects',
        'api-testing/on-prem/how-to/disable-ssl-validation',
      ],
    },
    {
      type: 'category',
      label: 'Authentication',
      items: [
        'api-testing/on-prem/how-to/authorization-simple-oauth-etc',
        'api-testing/on-prem/how-to/3-leg-oauth',
        'api-testing/on-prem/how-to/using-long-lasting-tokens',
        'api-testing/on-prem/reference/generating-a-jwt',
      ],
    },
    {
      type: 'category',
      label: 'Manage tests',
      items: [
        'api-testing/on-prem/learn-more/the-working-copy-published-tests',
        'api-testing/on-prem/how-to/copy-a-test',
        'api-testing/on-prem/how-to/import-export-tests',
        'api-testing/on-prem/how-to/version-control',
        'api-testing/on-prem/how-to/writing-tests-in-code',
        'api-testing/on-prem/reference/composer-snippets',
      ],
    },
  ],
};
