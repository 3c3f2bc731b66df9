import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {askAbout, assistants} from '@site/src/config/assistants';
import styles from './styles.module.css';
import {useSection} from './useSection.ts';
import {useMarkdownPath} from './useMarkdownPath.ts';

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
