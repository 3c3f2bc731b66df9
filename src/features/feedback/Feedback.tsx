import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/withSlash';
import {IssueLinks} from './IssueLinks.tsx';
import {Question} from './Question.tsx';
import styles from './styles.module.css';

/** Feedback section below a page. `permalink` is the page's path including the base URL. */
export function Feedback({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const endpoint = customFields?.feedbackUrl as string | undefined;
  // Permalinks have no trailing slash.
  const page = {title, address: url + withSlash(permalink)};
  return (
    <section className={styles.feedback} aria-label="Feedback">
      {endpoint ? <Question key={permalink} page={page} endpoint={endpoint} /> : <IssueLinks page={page} />}
    </section>
  );
}
