import {useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {sectionOf, sectionPath, type Category} from '@site/src/lib/sections';
import styles from './styles.module.css';
import {useMarkdownPath} from './MarkdownLink.tsx';

/** AI assistant that readers can ask about a page. */
interface Assistant {
  name: string;
  /** URL that starts a conversation. The URL-encoded question is appended. */
  ask: string;
}

/** Assistants that pages link to. Pages load nothing from these sites. */
const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
  {name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q='},
];

/** Returns the URL that asks an assistant about the page whose Markdown version is at `markdownUrl`. */
const askAbout = ({ask}: Assistant, markdownUrl: string): string =>
  ask + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);

/** Returns the single-page section with the current page. `src/plugins/publish/steps/sections` generates sections only for the current edition. */
function useSection(): {label: string; address: string} | undefined {
  const {isLast} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const chain = (useSidebarBreadcrumbs() ?? []).flatMap((item): Category[] =>
    item.type === 'category' ? [{label: item.label, pages: [...new Set(pagesOf(item))]}] : [],
  );
  const index = sectionOf(chain);
  const labels = chain.slice(0, (index ?? -1) + 1).map(({label}) => label);
  const address = useBaseUrl(sectionPath(sidebar?.name ?? '', labels));
  return isLast && sidebar && index !== undefined ? {label: labels.at(-1)!, address} : undefined;
}

function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return item.docId === undefined ? [] : [item.href];
  if (item.type !== 'category') return [];
  return [...(item.href === undefined ? [] : [item.href]), ...item.items.flatMap(pagesOf)];
}

/** Menu entries: copy or open the Markdown version, open the section on one page, and ask an AI assistant about the page. */
export default function CopyEntries({message, copy}: {message: string; copy: () => void}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const markdownPage = useMarkdownPath();
  const section = useSection();

  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={copy}>
            Copy as Markdown
          </button>
        </li>
        <li>
          <a href={markdownPage} type="text/markdown">
            Open as Markdown
          </a>
        </li>
        {section && (
          <li>
            <a href={section.address}>Open the section “{section.label}” on one page</a>
          </li>
        )}
      </ul>
      <ul>
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <a href={askAbout(assistant, siteConfig.url + markdownPage)} target="_blank" rel="noopener noreferrer">
              Ask {assistant.name} about this page
              <IconExternalLink />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.status}>{message}</p>
    </>
  );
}
