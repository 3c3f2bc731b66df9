import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocVersionSuggestions, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/paths';

/** Canonical URL of a page in an archived edition: the same page in the current edition, or else its main page. */
export function CanonicalOfArchived(): ReactNode {
  return useDocsVersion().isLast ? null : <Canonical />;
}

/** Separate component, because the lookup of the current page iterates over all pages. */
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
