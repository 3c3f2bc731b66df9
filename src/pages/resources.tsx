import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {resources} from '@site/src/config/resources';
import {TwinLink} from '@site/src/features/page-tools';

/** What is looked up while working: references, tools, status. */
export default function Resources(): ReactNode {
  return (
    <Layout title="Resources" description="References, tools and status pages to keep at hand while you test with Sauce Labs.">
      <TwinLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Resources</Heading>
        <p>What you look up while you work, in one place.</p>
        {resources.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
