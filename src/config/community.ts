import {brand} from './brand.ts';
import type {Way} from './home.ts';

/** Places where readers can ask questions. */
export const people: readonly Way[] = [
  {title: 'Stack Overflow', to: brand.community, text: 'Ask and answer questions with the saucelabs tag.'},
  {title: 'Slack community', to: brand.slack, text: 'Join the Sauce Labs community on Slack.'},
  {title: 'Customer support', to: brand.support, text: 'Get help with your account, your tests, and your tunnels.'},
  {title: 'System status', to: brand.status, text: 'Check for incidents if tests fail that passed before.'},
];

/** Ways to contribute, and articles by the people who build the product. */
export const contribute: readonly Way[] = [
  {title: 'Improve this documentation', to: '/contributing/', text: 'Fix a mistake, suggest a topic, or write a page.'},
  {title: 'Open source', to: brand.openSource, text: 'Explore the open source projects of Sauce Labs.'},
  {
    title: 'Code of conduct',
    to: '/contributing/code-of-conduct/',
    text: 'Read which behavior we expect in our projects.',
  },
  {title: 'Sauce Labs blog', to: brand.blog, text: 'Read articles about testing and Sauce Labs.'},
  {title: 'Engineering blog', to: brand.engineeringBlog, text: 'Read articles by our engineers and open source teams.'},
];
