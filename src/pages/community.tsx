import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {contribute, people} from '@site/src/config/community';
import {AgentNote, MarkdownLink} from '@site/src/features/page-tools';

/** Places to ask questions, and ways to contribute. */
export default function Community(): ReactNode {
  return (
    <Layout
      title="Community"
      description="Ask questions about Sauce Labs, contact customer support, and contribute to the documentation and to open source projects."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <AgentNote />
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
