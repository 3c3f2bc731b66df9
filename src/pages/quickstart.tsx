import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {brand} from '@site/src/config/brand';
import {quickstarts} from '@site/src/config/quickstarts';
import {AgentNote, MarkdownLink} from '@site/src/features/page-tools';

/** Quickstarts, grouped by what they test. */
export default function Quickstart(): ReactNode {
  return (
    <Layout
      title="Quickstarts"
      description="Choose a quickstart for the web app, mobile app, or API that you want to test with Sauce Labs, or for another product."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <AgentNote />
        <Heading as="h1">Quickstarts</Heading>
        <p>
          Choose what you want to test and the tool that you want to use. If you don't have a {brand.name} account yet,{' '}
          <Link href={brand.signUp}>
            start a free trial
            <IconExternalLink />
          </Link>
          .
        </p>
        <p>
          Automated tests sign in with your username and access key. To find out where to get them, see the{' '}
          <Link to="/overview/">overview</Link>.
        </p>
        {quickstarts.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
