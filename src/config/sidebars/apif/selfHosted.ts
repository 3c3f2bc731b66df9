import type {SidebarItem} from '../types.ts';

export const selfHosted: SidebarItem = {
  type: 'category',
  label: 'Self-hosted platform',
  link: {type: 'doc', id: 'api-testing/on-prem/self-hosted/on-prem-platform'},
  items: [
    'api-testing/on-prem/self-hosted/on-premises-requirements',
    {
      type: 'category',
      label: 'Deploy',
      items: [
        'api-testing/on-prem/self-hosted/deployment-docker',
        'api-testing/on-prem/self-hosted/deployment-kubernetes',
        'api-testing/on-prem/self-hosted/red-hat-openshift',
        'api-testing/on-prem/self-hosted/deployment-configure-the-dns-for-the-mocking-service',
        'api-testing/on-prem/self-hosted/using-rds-and-documentdb',
        'api-testing/on-prem/self-hosted/enabling-api-fortress-to-read-local-files',
      ],
    },
    {
      type: 'category',
      label: 'Downloader',
      items: [
        'api-testing/on-prem/learn-more/downloader-101',
        'api-testing/on-prem/self-hosted/local-downloader-setup',
        'api-testing/on-prem/self-hosted/proxy-settings-in-downloader',
        'api-testing/on-prem/how-to/keystores-for-downloader',
        'api-testing/on-prem/self-hosted/multiple-client-cert-downloader',
        'api-testing/on-prem/self-hosted/certificate-based-mutual-ssl-tls-authentication',
      ],
    },
    {
      type: 'category',
      label: 'Maintain',
      items: [
        'api-testing/on-prem/self-hosted/updating-an-on-premises-instance',
        'api-testing/on-prem/self-hosted/updating-the-api-fortress-license-key',
        'api-testing/on-prem/self-hosted/on-premises-backing-up-your-data',
        'api-testing/on-prem/self-hosted/best-practices-for-disaster-recovery',
      ],
    },
  ],
};
