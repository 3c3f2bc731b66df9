import type {SidebarItem} from '../types.ts';

export const sauceConnect4: SidebarItem = {
  type: 'category',
  label: 'Sauce Connect 4',
  link: {type: 'doc', id: 'secure-connections/sauce-connect-4'},
  items: [
    'secure-connections/sauce-connect-4/lifecycle',
    'secure-connections/sauce-connect-4/quickstart',
    'secure-connections/sauce-connect-4/system-requirements',
    'secure-connections/sauce-connect-4/installation',
    {
      type: 'category',
      label: 'Set up',
      items: [
        'secure-connections/sauce-connect-4/setup-configuration/basic-setup',
        'secure-connections/sauce-connect-4/setup-configuration/yaml-config',
        'secure-connections/sauce-connect-4/setup-configuration/environment-variables',
        'secure-connections/sauce-connect-4/setup-configuration/docker',
        'secure-connections/sauce-connect-4/setup-configuration/additional-proxies',
        'secure-connections/sauce-connect-4/setup-configuration/high-availability',
        'secure-connections/sauce-connect-4/setup-configuration/readiness-checks',
        'secure-connections/sauce-connect-4/setup-configuration/specialized-environments',
      ],
    },
    'secure-connections/sauce-connect-4/proxy-tunnels',
    'secure-connections/sauce-connect-4/security-authentication',
    {
      type: 'category',
      label: 'How it works',
      items: [
        'secure-connections/sauce-connect-4/advanced/architecture',
        'secure-connections/sauce-connect-4/advanced/kgp',
        'secure-connections/sauce-connect-4/advanced/specifications',
      ],
    },
    'secure-connections/sauce-connect-4/troubleshooting',
    'secure-connections/sauce-connect-4/faq',
  ],
};
