import {brand} from './brand.ts';
import type {Way} from './home.ts';

/** Where readers can ask. */
export const people: readonly Way[] = [
  {title: 'Community forum', to: brand.community, text: 'Questions and answers by users and engineers, under the tag saucelabs.'},
  {title: 'Customer support', to: brand.support, text: 'For anything about your account, a failed test or a tunnel.'},
  {title: 'System status', to: brand.status, text: 'Look here first when tests fail everywhere at once.'},
];

/** How readers can take part. */
export const contribute: readonly Way[] = [
  {title: 'Improve these docs', to: '/contributing/', text: 'Mend a sentence or write a page; every page has an edit link at its end.'},
  {title: 'Open source', to: brand.openSource, text: 'The projects that we publish and take part in.'},
  {title: 'Code of conduct', to: '/contributing/code-of-conduct/', text: 'How we treat each other.'},
];
