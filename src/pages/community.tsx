import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {contribute, people} from '@site/src/config/community';
import {TwinLink} from '@site/src/features/page-tools';

/** Where to ask, and how to take part. */
export default function Community(): ReactNode {
  return (
    <Layout title="Community" description="Where to ask about Sauce Labs, how to get help with a test, and how to improve these docs or our open source.">
      <TwinLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Community</Heading>
        <p>
          Somebody has met your problem before. Ask in the open where you can, so that the next reader finds the answer as well; take
          anything with account data or a link to a private test to customer support.
        </p>
        <WayList id="ask" title="Ask" ways={people} />
        <WayList id="take-part" title="Take part" ways={contribute} />
      </main>
    </Layout>
  );
}
