import {useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {askAbout, assistants} from '@site/src/config/assistants';
import {copyTwin} from './copyTwin.ts';
import styles from './styles.module.css';
import {useSection} from './useSection.ts';
import {useTwinPath} from './useTwinPath.ts';

const texts = {
  ready: '',
  copied: 'Page copied as Markdown.',
  failed: "The page couldn't be copied. Open it as Markdown and copy it from there.",
};

/** What can be done with the page: copy or open its Markdown twin, read its section on one page, ask an assistant about it. */
export default function CopyEntries(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const twin = useTwinPath();
  const section = useSection();
  const [state, setState] = useState<keyof typeof texts>('ready');

  const copy = () => {
    copyTwin(twin).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <>
      <ul>
        <li>
          <button type="button" onClick={copy}>
            Copy as Markdown
          </button>
        </li>
        <li>
          <a href={twin} type="text/markdown">
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
            <a href={askAbout(assistant, siteConfig.url + twin)} target="_blank" rel="noopener noreferrer">
              Ask {assistant.name} about this page
              <IconExternalLink />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.status} role="status">
        {texts[state]}
      </p>
    </>
  );
}
