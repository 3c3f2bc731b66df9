import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/paths';

/** Returns the path of the Markdown version of the current page, including the base URL. */
export function useMarkdownPath(): string {
  return `${withSlash(useLocation().pathname)}index.md`;
}

/** Alternate link to the page's Markdown version in the `head` element. */
export function MarkdownLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={siteConfig.url + useMarkdownPath()} />
    </Head>
  );
}
