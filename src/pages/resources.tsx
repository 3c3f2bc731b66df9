import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {resources} from '@site/src/config/resources';
import {AgentNote, MarkdownLink} from '@site/src/features/page-tools';

/** Reference pages, tools, and status pages. */
export default function Resources(): ReactNode {
  return (
    <Layout
      title="Resources"
      description="Find API and command-line references, tools, and status pages for your work with Sauce Labs."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <AgentNote />
        <Heading as="h1">Resources</Heading>
        <p>Find reference pages, tools, and status information for your work with Sauce Labs.</p>
        {resources.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
