import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withSlash} from '@site/src/lib/paths';
import {issueLink, reasonCodes, reasons} from './issueLink.ts';
import styles from './styles.module.css';
import type * as form from './Form.tsx';

/** Links to prefilled GitHub issues, one for each reason. They don't require JavaScript. */
function IssueLinks({page}: {page: {title: string; address: string}}): ReactNode {
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

interface Props {
  page: {title: string; address: string};
  /** URL that receives the feedback. */
  endpoint: string;
}

/** Yes-or-no question. One click answers it. The form, which sends the answer and asks for details of a No, is loaded when the page is idle, so that it's available offline. */
function Question({page, endpoint}: Props): ReactNode {
  const [late, setLate] = useState<typeof form>();
  const [helpful, setHelpful] = useState<boolean>();
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const load = () => import('./Form.tsx').then((loaded) => (setLate(loaded), loaded));
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // If this fails, `answer` tries again.
    whenIdle(
      () =>
        void load().then(
          ({sendWaiting}) => sendWaiting(endpoint),
          () => undefined,
        ),
    );
  }, [endpoint]);

  const answer = (value: boolean) => {
    setHelpful(value);
    if (!late) load().catch(() => setMessage("You're offline. Try again when you're connected to the internet."));
  };
  // Stable, because effects of the form depend on them.
  const done = useCallback((text: string) => {
    setDone(true);
    setMessage(text);
  }, []);
  const isAnswered = late !== undefined && helpful !== undefined;
  // The focused element is removed.
  useEffect(() => {
    if (isAnswered) status.current?.focus();
  }, [isAnswered, isDone]);

  return (
    <>
      <div role="group" aria-label="Was this page helpful?" hidden={isAnswered} className={styles.ask}>
        <span className={styles.question}>Was this page helpful?</span>
        {[true, false].map((value) => (
          <button
            key={String(value)}
            type="button"
            className={styles.choice}
            aria-pressed={helpful === value}
            onClick={() => answer(value)}
          >
            {value ? 'Yes' : 'No'}
          </button>
        ))}
      </div>
      <noscript>
        <IssueLinks page={page} />
      </noscript>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message}
      </p>
      {isAnswered && !isDone && (
        <late.Form helpful={helpful} address={page.address} endpoint={endpoint} onMessage={setMessage} onDone={done} />
      )}
    </>
  );
}

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
