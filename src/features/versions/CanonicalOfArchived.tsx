import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocVersionSuggestions, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/withSlash';

/** On a page of an archived edition, names the same page of the current one (or its main page) as canonical; else nothing. */
export function CanonicalOfArchived(): ReactNode {
  return useDocsVersion().isLast ? null : <Canonical />;
}

/** By itself, since finding the current page goes through all of them. */
function Canonical(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(undefined);
  const mainDoc = latestVersionSuggestion.docs.find(({id}) => id === latestVersionSuggestion.mainDocId);
  const current = latestDocSuggestion ?? mainDoc;
  if (!current) return null;
  const url = siteConfig.url + withSlash(current.path);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}
