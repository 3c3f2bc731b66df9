import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {areas} from '../content/areas.ts';
import {CHANGES_PATH, FEED_FILES, type Day, type ShownChange} from '../lib/changes.ts';
import {longDate} from '../lib/dates.ts';
import styles from './ChangesPage.module.css';

interface Props {
  changes: {
    days: readonly Day<ShownChange>[];
    /** IDs of the areas with separate feeds. */
    feeds: readonly string[];
  };
}

const TITLE = 'Recent documentation changes';

/** Page with the recent changes of the documentation by day, and their feeds. The changes come from git at build time. */
export default function ChangesPage({changes: {days, feeds}}: Props): ReactNode {
  const folder = useBaseUrl(`/${CHANGES_PATH}`);
  return (
    <Layout
      title={TITLE}
      description="Pages of the Sauce Labs documentation that were added or updated, by day, with Atom and JSON feeds for all pages or a product area."
    >
      <Head>
        <link rel="alternate" type="application/atom+xml" title={TITLE} href={folder + FEED_FILES.atom} />
        <link rel="alternate" type="application/feed+json" title={TITLE} href={folder + FEED_FILES.json} />
      </Head>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{TITLE}</Heading>
        <p>
          This page lists the pages that were added or updated, starting with the most recent changes. To follow the
          changes, subscribe to the <Feeds folder={folder} of="all areas" />, or to the feeds of a product area.
        </p>
        <Details summary={<summary>Feeds by area</summary>}>
          <ul>
            {areas
              .filter(({id}) => feeds.includes(id))
              .map(({id, name}) => (
                <li key={id}>
                  {name}: <Feeds folder={`${folder}${id}/`} of={name} />
                </li>
              ))}
          </ul>
        </Details>
        {!days.length && <p>There are no changes yet.</p>}
        {days.map(({day, changes}) => (
          <section key={day}>
            {/* The headings have no anchors, because old days are removed from the page. */}
            <Heading as="h2">
              <time dateTime={day}>{longDate(new Date(day))}</time>
            </Heading>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <li key={`${change.at} ${change.subject}`}>
                  {change.subject}
                  <Pages change={change} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

/** Links to feed files. They are plain anchors, because the files have no routes. */
function Feeds({folder, of}: {folder: string; of: string}): ReactNode {
  return (
    <>
      <a href={folder + FEED_FILES.atom} aria-label={`Atom feed for ${of}`}>
        Atom feed
      </a>{' '}
      or{' '}
      <a href={folder + FEED_FILES.json} aria-label={`JSON feed for ${of}`}>
        JSON feed
      </a>
    </>
  );
}

function Pages({change}: {change: ShownChange}): ReactNode {
  if ('counts' in change) {
    return (
      <p className={styles.pages}>
        {change.counts.map(({area, count}, at) => {
          const {name, landing} = areas.find(({id}) => id === area)!;
          return (
            <span key={area}>
              {at > 0 && ', '}
              <Link to={landing}>{name}</Link> ({count} {count === 1 ? 'page' : 'pages'})
            </span>
          );
        })}
      </p>
    );
  }
  return (
    <ul className={styles.pages}>
      {change.pages.map(({path, title, isNew}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          {isNew && ' (new)'}
        </li>
      ))}
    </ul>
  );
}
