import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/withSlash';

// All of this is on every page, so it's in one module, which takes less space than three.

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

interface Props {
  /** Whether the page has a Markdown version. */
  hasMarkdown?: boolean;
}

/**
 * Sentence that tells programs where `llms.txt` and the Markdown version of the page are. Nobody sees or hears it: readers have the menu of
 * the page tools, and screen readers would read it on every page. It's text and not a link, so the focus can't move to it.
 * `isPageChrome` keeps it out of the search index, the Markdown versions, and sections on one page.
 */
export function AgentNote({hasMarkdown = true}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const markdown = siteConfig.url + useMarkdownPath();
  return (
    <div className="agent-note sr-only" aria-hidden data-nosnippet="">
      {/* A single text, because React separates texts with comments. */}
      {`For AI agents: a documentation index is available at ${siteConfig.url + siteConfig.baseUrl}llms.txt${hasMarkdown ? `; the Markdown version of this page is at ${markdown}` : ''}.`}
    </div>
  );
}
