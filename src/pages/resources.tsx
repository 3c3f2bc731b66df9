import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/src/config/brand';
import type {Way} from '@site/src/config/home';
import {WayList} from '@site/src/components/WayList';
import {MarkdownLink} from '@site/src/features/page-tools';

/** Groups of reference pages and tools. `id` is the anchor of the group. */
const resources: readonly {id: string; title: string; ways: readonly Way[]}[] = [
  {
    id: 'reference',
    title: 'Reference',
    ways: [
      {title: 'REST APIs', to: '/dev/api/', text: 'Endpoints with their parameters, responses, and samples.'},
      {
        title: 'Command-line tools',
        to: '/dev/cli/',
        text: 'Commands and flags of saucectl, Sauce Connect, and Virtual USB.',
      },
      {
        title: 'Test configuration options',
        to: '/dev/test-configuration-options/',
        text: 'Capabilities, and the platforms that support them.',
      },
      {title: 'Error messages', to: '/dev/error-messages/', text: 'Causes and solutions of common errors.'},
      {title: 'Glossary', to: '/dev/glossary/', text: 'Terms that this documentation uses.'},
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    ways: [
      {
        title: 'Platform Configurator',
        to: '/basics/platform-configurator/',
        text: 'Select a platform and copy its capabilities.',
      },
      {title: 'saucectl', to: '/dev/cli/saucectl/', text: 'Run test suites in the cloud from the command line.'},
      {title: 'Sauce Connect', to: '/secure-connections/', text: 'Test apps in your network through a tunnel.'},
      {
        title: 'Sample scripts',
        to: '/web-apps/automated-testing/selenium/sample-scripts/',
        text: 'Copy a complete Selenium test to start from.',
      },
    ],
  },
  {
    id: 'status',
    title: 'Status and news',
    ways: [
      {title: 'System status', to: brand.status, text: 'Current incidents, and announcements of planned maintenance.'},
      {
        title: 'Maintenance windows',
        to: '/dev/data-center-maint/',
        text: 'When planned maintenance of the data centers takes place.',
      },
      {
        title: 'Data center endpoints',
        to: '/basics/data-center-endpoints/',
        text: 'Hosts and IP addresses to use and to allow in your firewall.',
      },
      {title: 'Recent documentation changes', to: '/changes/', text: 'New and updated pages by day, with feeds.'},
      {title: 'Sauce Labs blog', to: brand.blog, text: 'Articles about testing and Sauce Labs.'},
    ],
  },
];

/** Reference pages, tools, and status pages. */
export default function Resources(): ReactNode {
  return (
    <Layout
      title="Resources"
      description="Find API and command-line references, tools, and status pages for your work with Sauce Labs."
    >
      <MarkdownLink />
      <main className="container margin-vert--lg">
        <Heading as="h1">Resources</Heading>
        <p>Find reference pages, tools, and status information for your work with Sauce Labs.</p>
        {resources.map(({id, title, ways}) => (
          <WayList key={id} id={id} title={title} ways={ways} />
        ))}
      </main>
    </Layout>
  );
}
