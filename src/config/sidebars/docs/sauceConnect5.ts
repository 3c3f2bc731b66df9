import type {SidebarItem} from '../types.ts';

export const sauceConnect5: SidebarItem = {
  type: 'category',
  label: 'Sauce Connect 5',
  link: {type: 'doc', id: 'secure-connections/sauce-connect-5'},
  items: [
    'secure-connections/sauce-connect-5/quickstart',
    'secure-connections/sauce-connect-5/system-requirements',
    {
      type: 'category',
      label: 'Install',
      link: {type: 'doc', id: 'secure-connections/sauce-connect-5/installation'},
      items: [
        'secure-connections/sauce-connect-5/installation/linux',
        'secure-connections/sauce-connect-5/installation/macos',
        'secure-connections/sauce-connect-5/installation/windows',
        'secure-connections/sauce-connect-5/installation/docker',
        'secure-connections/sauce-connect-5/installation/kubernetes',
      ],
    },
    {
      type: 'category',
      label: 'Configure',
      items: [
        'secure-connections/sauce-connect-5/guides/configuration',
        'secure-connections/sauce-connect-5/guides/proxies',
        'secure-connections/sauce-connect-5/guides/upstream-auth',
        'secure-connections/sauce-connect-5/guides/tls-resigning',
        'secure-connections/sauce-connect-5/guides/localhost-proxying',
      ],
    },
    {
      type: 'category',
      label: 'Run tunnels',
      items: [
        'secure-connections/sauce-connect-5/guides/tunnel-pool',
        'secure-connections/sauce-connect-5/guides/sharing-tunnel',
        'secure-connections/sauce-connect-5/guides/readiness-checks',
        'secure-connections/sauce-connect-5/guides/ci-cd-integration',
      ],
    },
    {
      type: 'category',
      label: 'Watch tunnels',
      items: [
        'secure-connections/sauce-connect-5/guides/logging',
        'secure-connections/sauce-connect-5/guides/monitoring',
        'secure-connections/sauce-connect-5/guides/inspecting',
        'secure-connections/sauce-connect-5/guides/api-server',
      ],
    },
    'secure-connections/sauce-connect-5/architecture',
    'secure-connections/sauce-connect-5/migrating',
    'secure-connections/sauce-connect-5/troubleshooting',
    'secure-connections/sauce-connect-5/faq',
  ],
};
