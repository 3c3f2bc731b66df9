import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {quickstarts} from '@site/src/config/quickstarts';
import {TwinLink} from '@site/src/features/page-tools';

/** Every quickstart of the documentation, by what is tested. */
export default function Quickstart(): ReactNode {
  return (
    <Layout title="Quickstart" description="Every quickstart of the Sauce Labs documentation, by what you test: web, mobile, APIs, visuals and errors.">
      <TwinLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Quickstart</Heading>
        <p>
          Pick what you want to test and the tool that you know. Each quickstart takes you from nothing to a first result. All of them
          need your user name and access key; <Link to="/overview/">the overview</Link> says where to find these.
        </p>
        {quickstarts.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
