import {areas, type AreaId} from '../content/areas.ts';
import {brand} from './brand.ts';
import {cardAlt, cardSize, type SocialCard} from './socialCard.ts';

const texts: Record<AreaId, string> = {
  'api-testing-on-prem': 'API Fortress, hosted or behind your own firewall',
  'api-testing': 'Functional, contract, and load tests for REST and GraphQL',
  'low-code': 'Web tests from recordings or plain English',
  dev: 'APIs, command-line tools, capabilities, and errors',
  'sauce-ai': 'Tests, answers, and device control from prompts',
  'ide-plugins': 'Real devices and test authoring in your editor',
  ci: 'Tests in your CI pipeline',
  contributing: 'How to contribute to the documentation',
  'error-reporting': 'Crashes and errors from games, apps, and servers',
  insights: 'Trends, coverage, and failure patterns of your tests',
  'mobile-apps': 'Automated and live tests on real and virtual devices',
  performance: 'Front-end metrics in each test run',
  'secure-connections': 'Tunnels between your network and Sauce Labs',
  'test-results': 'Statuses, logs, and videos of your tests',
  'app-distribution': 'Android and iOS builds for your testers',
  testfairy: 'App builds for testers, with crashes and feedback',
  'visual-testing': 'Screenshots compared with an approved baseline',
  'web-apps': 'Automated and live tests on desktop and mobile browsers',
  basics: 'Teams, single sign-on, data centers, and devices',
};

/** All social cards: one for the site and one for each area. */
export const socialCards: readonly SocialCard[] = [
  {id: 'site', title: brand.tagline, text: 'Documentation for web, mobile, and API testing'},
  ...areas.map(({id, name}) => ({id, title: name, text: texts[id]})),
];

/** Open Graph metadata of all pages. Documents add more. */
export const sharing: Record<string, string>[] = [
  {property: 'og:site_name', content: brand.title},
  {property: 'og:type', content: 'website'},
  // Requires a country, although pages are for English readers in all countries (`hreflang`).
  {property: 'og:locale', content: 'en_US'},
  {property: 'og:image:width', content: String(cardSize.width)},
  {property: 'og:image:height', content: String(cardSize.height)},
  {property: 'og:image:alt', content: cardAlt(socialCards[0]!)},
];
