import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import type * as form from './form/index.ts';
import {IssueLinks} from './IssueLinks.tsx';
import styles from './styles.module.css';

interface Props {
  page: {title: string; address: string};
  /** URL that receives the feedback. */
  endpoint: string;
}

/** Yes-or-no question. One click answers it. The form, which sends the answer and asks for details of a No, is loaded when the page is idle, so that it's available offline. */
export function Question({page, endpoint}: Props): ReactNode {
  const [late, setLate] = useState<typeof form>();
  const [helpful, setHelpful] = useState<boolean>();
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const load = () => import('./form/index.ts').then((loaded) => (setLate(loaded), loaded));
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
