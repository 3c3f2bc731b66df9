import type {SidebarItem} from '../types.ts';

export const automate: SidebarItem = {
  type: 'category',
  label: 'CI/CD and API',
  items: [
    'api-testing/on-prem/quick-start/integrate-with-your-cicd',
    'api-testing/on-prem/ci/apif-auto',
    {
      type: 'category',
      label: 'Jenkins',
      items: [
        'api-testing/on-prem/ci/jenkins/apif-auto',
        'api-testing/on-prem/ci/jenkins/apif-auto-and-github',
        'api-testing/on-prem/ci/jenkins/using-the-api',
        'api-testing/on-prem/ci/jenkins/zephyr-enterprise-integration',
        'api-testing/on-prem/integrations/jenkins',
      ],
    },
    'api-testing/on-prem/ci/gitlab',
    'api-testing/on-prem/ci/azure-devops',
    'api-testing/on-prem/ci/bitbucket',
    'api-testing/on-prem/ci/connecting-with-bamboo',
    'api-testing/on-prem/ci/micro-focus-alm-integration',
    'api-testing/on-prem/how-to/executing-from-cucumber',
    'api-testing/on-prem/api/using-the-api',
    'api-testing/on-prem/api/v3',
  ],
};
