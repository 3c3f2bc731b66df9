import type {NavbarItem} from '@docusaurus/theme-common';
import {brand} from './brand.ts';

const left: NavbarItem[] = [
  {
    label: 'Docs',
    to: '/overview',
    activeBaseRegex:
      '^/(overview|sauce-basics|basics|web-apps|mobile-apps|api-testing|secure-connections|insights|test-results|performance|ci|sauce-ai|ide-plugins)/',
  },
  {label: 'API', to: '/dev/api', activeBasePath: '/dev/api'},
  {label: 'CLI', to: '/dev/cli', activeBasePath: '/dev/cli'},
  {label: 'Visual', to: '/visual-testing', activeBasePath: '/visual-testing'},
  {label: 'App Distribution', to: '/testfairy', activeBaseRegex: '^/(testfairy|app-distribution)/'},
  {label: 'Error Reporting', to: '/error-reporting/getting-started', activeBasePath: '/error-reporting'},
];

const right: NavbarItem[] = [
  {type: 'search'},
  {type: 'custom-dataCenter'},
  {
    type: 'docsVersionDropdown',
    dropdownActiveClassDisabled: true,
    // The version dropdown names the contents of an edition that contains only some pages.
    contents: {'2024': 'on-premises API Testing'},
  },
];

/** Navbar with the six links of the specification on the left and tools on the right. */
export const navbar = {
  hideOnScroll: false,
  logo: {
    alt: `${brand.name} documentation home`,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 146,
    height: 32,
  },
  items: [
    ...left.map((item) => ({...item, position: 'left' as const})),
    ...right.map((item) => ({...item, position: 'right' as const})),
  ],
};
