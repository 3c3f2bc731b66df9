import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {issueLink} from './issueLink.ts';
import {reasonCodes, reasons} from './reasons.ts';
import styles from './styles.module.css';

/** Links to prefilled GitHub issues, one for each reason. They don't require JavaScript. */
export function IssueLinks({page}: {page: {title: string; address: string}}): ReactNode {
  return (
    <>
      <p className={styles.question}>Was this page helpful? If not, open an issue:</p>
      <ul className={styles.row}>
        {reasonCodes.map((reason) => (
          <li key={reason}>
            <Link href={issueLink(page, reason)} className={styles.choice}>
              {reasons[reason]}
              <IconExternalLink />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
