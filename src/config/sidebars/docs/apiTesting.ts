import {apiUseCases} from './apiUseCases.ts';
import type {SidebarItem} from '../types.ts';

export const apiTesting: SidebarItem = {
  type: 'category',
  label: 'API testing',
  link: {type: 'doc', id: 'api-testing'},
  items: [
    'api-testing/quickstart',
    {
      type: 'category',
      label: 'Create tests',
      items: [
        'api-testing/build-from-spec',
        'api-testing/import-postman-collection',
        'api-testing/import-har-files',
        'api-testing/import-export-tests',
      ],
    },
    {
      type: 'category',
      label: 'Composer',
      link: {type: 'doc', id: 'api-testing/composer'},
      items: [
        'api-testing/composer/io-components',
        'api-testing/composer/assertion-components',
        'api-testing/composer/logical-components',
        'api-testing/composer/other-components',
        'api-testing/composer/expressions',
      ],
    },
    {
      type: 'category',
      label: 'Variables and environments',
      items: [
        'api-testing/vault',
        'api-testing/environments',
        'api-testing/variables-environment-overrides',
      ],
    },
    {
      type: 'category',
      label: 'Run and schedule',
      items: [
        'api-testing/schedule-test',
        'api-testing/sauce-connect',
        'api-testing/integrations/apitesting-saucectl-integration',
        'api-testing/integrations/yaml',
        'api-testing/integrations/apifctl-cicd-integration',
      ],
    },
    {
      type: 'category',
      label: 'Check results',
      items: [
        'api-testing/project-dashboard',
        'api-testing/logger',
        'api-testing/integrations/pagerduty-webhooks',
      ],
    },
    {
      type: 'category',
      label: 'Contracts, load and mocks',
      items: [
        'api-testing/contract-testing',
        'api-testing/load-testing',
        'api-testing/mocking',
      ],
    },
    apiUseCases,
    'api-testing/project-access',
    'api-testing/legacy',
    {type: 'link', label: 'On-premises API testing', href: '/api-testing/on-prem/quick-start/'},
  ],
};
