import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useTwinPath} from './useTwinPath.ts';

/** Announces the page's Markdown twin in its head. */
export function TwinLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={siteConfig.url + useTwinPath()} />
    </Head>
  );
}
