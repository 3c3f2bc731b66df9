import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMarkdownPath} from './useMarkdownPath.ts';

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
  const index = `${siteConfig.url}${siteConfig.baseUrl}llms.txt`;
  const markdown = siteConfig.url + useMarkdownPath();
  return (
    <div className="agent-note sr-only" aria-hidden="true" data-nosnippet="">
      {/* A single text, because React separates texts with comments. */}
      {`For AI agents: a documentation index is available at ${index}${hasMarkdown ? `; the Markdown version of this page is at ${markdown}` : ''}.`}
    </div>
  );
}
