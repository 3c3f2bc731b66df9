import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMarkdownPath} from './useMarkdownPath.ts';

/** Alternate link to the page's Markdown version in the `head` element. */
export function MarkdownLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={siteConfig.url + useMarkdownPath()} />
    </Head>
  );
}
