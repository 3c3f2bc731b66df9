import {useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {reasonCodes, reasons, type Reason} from './issueLink.ts';
import styles from './styles.module.css';
import {MOST_TEXT, type Answer} from './answer.ts';
import {keepDraft, send, sendDraft, type Outcome} from './outbox.ts';

export {sendWaiting} from './outbox.ts';

const TEXTS: Record<Outcome, string> = {
  sent: 'Thank you for your feedback.',
  stored:
    "Thank you for your feedback. It couldn't be sent yet. It's saved in this browser and will be sent when you're online again.",
  held: "Thank you for your feedback. It couldn't be sent yet. Keep this page open, so it can be sent when you're online again.",
};

/** Confirmation of a negative response, before the reader adds details. */
const REGISTERED = 'Thank you for your feedback. To help us fix the page, tell us more:';

interface Props {
  helpful: boolean;
  /** Absolute URL of the page. */
  address: string;
  endpoint: string;
  /** Called with a message when the response is registered, and while it's being sent. */
  onMessage: (message: string) => void;
  onDone: (message: string) => void;
}

/**
 * Sends a positive response immediately. Registers a negative response immediately, too, and shows a form for the reason and a comment. The
 * endpoint requires a reason and accepts one answer only, so the response is sent with the form, or with the reason `other` when the reader
 * leaves the page.
 */
export function Form({helpful, address, endpoint, onMessage, onDone}: Props): ReactNode {
  const [at] = useState(() => new Date().toISOString());
  const [reason, setReason] = useState<Reason>();
  const [isSending, setSending] = useState(helpful);
  const text = useRef<HTMLTextAreaElement>(null);

  const submit = useCallback(
    async (more: Pick<Answer, 'reason' | 'text'>) => {
      onMessage('Sending…');
      onDone(TEXTS[await send(endpoint, {page: address, helpful, ...more, at})]);
    },
    [address, at, endpoint, helpful, onDone, onMessage],
  );
  useEffect(() => {
    if (helpful) {
      void submit({});
    } else {
      keepDraft({page: address, helpful, reason: 'other', at});
      onMessage(REGISTERED);
    }
  }, [address, at, helpful, onMessage, submit]);
  useEffect(() => {
    const leave = () => sendDraft(endpoint);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [endpoint]);

  if (helpful) return null;
  const sendDetails = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const words = text.current?.value.trim();
    setSending(true);
    void submit({reason: reason ?? 'other', ...(words && {text: words})});
  };
  return (
    <form onSubmit={sendDetails} className={styles.form}>
      <fieldset className={styles.reasons}>
        <legend>What&apos;s the problem? (optional)</legend>
        {reasonCodes.map((code) => (
          <label key={code} className={styles.reason}>
            <input type="radio" name="reason" value={code} checked={reason === code} onChange={() => setReason(code)} />
            {reasons[code]}
          </label>
        ))}
      </fieldset>
      <label className={styles.words}>
        How can we improve this page? (optional)
        <textarea ref={text} rows={3} maxLength={MOST_TEXT} className={styles.text} />
      </label>
      <p className={styles.hint}>
        We receive your answers, the URL of this page, and the time. Don&apos;t include names or access keys.
      </p>
      <button type="submit" className={styles.choice} aria-disabled={isSending}>
        Send
      </button>
    </form>
  );
}

/** Code that is loaded when the page is idle. */
