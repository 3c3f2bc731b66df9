import {brand} from './brand.ts';

const docs = [
  {label: 'Get started', to: '/overview/'},
  {label: 'REST APIs', to: '/dev/api/'},
  {label: 'Command-line tools', to: '/dev/cli/'},
  {label: 'Contribute', to: '/contributing/'},
  // `src/features/reading/Comfort.tsx` handles clicks.
  {html: '<button type="button" class="clean-btn footer__link-item" data-key-sheet>Keyboard shortcuts</button>'},
];
const help = [
  {label: 'Customer support', href: brand.support},
  {label: 'Community forum', href: brand.community},
  {label: 'Open source', href: brand.openSource},
  {label: 'System status', href: brand.status},
];
const social = Object.entries(brand.social).map(([label, href]) => ({label, href}));
const legal = [
  {label: 'Privacy policy', href: brand.privacy},
  {label: 'Terms of service', href: brand.terms},
  {label: 'GDPR', href: brand.gdpr},
];

/** Footer of every page. */
export const footer = {
  style: 'light' as const,
  logo: {
    alt: `${brand.name} home site (opens in new tab)`,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: brand.home,
    target: '_blank',
    width: 146,
    height: 32,
  },
  links: [
    {title: 'Documentation', items: docs},
    {title: 'Help', items: help},
    {title: 'Follow us', items: social},
    {title: 'Legal', items: legal},
  ],
  copyright: `Copyright © ${brand.copyrightYear} ${brand.name}`,
};
