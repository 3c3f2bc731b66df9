import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/src/config/brand';
import type {Way} from '@site/src/config/home';
import {WayList} from '@site/src/components/WayList';
import {MarkdownLink} from '@site/src/features/page-tools';

/** Places where readers can ask questions. */
const people: readonly Way[] = [
  {title: 'Stack Overflow', to: brand.community, text: 'Ask and answer questions with the saucelabs tag.'},
  {title: 'Slack community', to: brand.slack, text: 'Join the Sauce Labs community on Slack.'},
  {title: 'Customer support', to: brand.support, text: 'Get help with your account, your tests, and your tunnels.'},
  {title: 'System status', to: brand.status, text: 'Check for incidents if tests fail that passed before.'},
];

/** Ways to contribute, and articles by the people who build the product. */
const contribute: readonly Way[] = [
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

/** Places to ask questions, and ways to contribute. */
export default function Community(): ReactNode {
  return (
    <Layout
      title="Community"
      description="Ask questions about Sauce Labs, contact customer support, and contribute to the documentation and to open source projects."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Community</Heading>
        <p>
          Ask other users and Sauce Labs engineers, and share what you know. If your question contains account data or a
          link to a private test, contact customer support instead.
        </p>
        <WayList id="ask" title="Get help" ways={people} />
        <WayList id="take-part" title="Contribute and learn" ways={contribute} />
      </main>
    </Layout>
  );
}
