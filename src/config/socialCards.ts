import {areas, type AreaId} from '../content/areas.ts';
import {brand} from './brand.ts';
import type {SocialCard} from './socialCard.ts';

const texts: Record<AreaId, string> = {
  'api-testing-on-prem': 'API Fortress, hosted or behind your own firewall',
  'api-testing': 'Functional, contract and load tests for REST and GraphQL',
  'low-code': 'Tests from plain language and recorded steps',
  dev: 'APIs, command lines, capabilities and error messages',
  ci: 'Tests in every pipeline',
  contributing: 'How these pages are written and mended',
  'error-reporting': 'Crashes and errors from games, apps and servers',
  insights: 'Trends, coverage and failure patterns over all tests',
  'mobile-apps': 'Real and virtual devices, by script and by hand',
  performance: 'Front-end metrics in each test run',
  'secure-connections': 'Tunnels between your network and the test cloud',
  'test-results': 'Statuses, logs, videos and how to share them',
  testfairy: 'Builds for testers, and how they fare',
  'visual-testing': 'Screenshots compared with an accepted baseline',
  'web-apps': 'Every desktop browser, by script and by hand',
  basics: 'Teams, single sign-on, data centers and devices',
};

/** All cards: that of the site, and one for each area. */
export const socialCards: readonly SocialCard[] = [
  {id: 'site', title: brand.tagline, text: 'Documentation for web, mobile and API testing'},
  ...areas.map(({id, name}) => ({id, title: name, text: texts[id]})),
];
