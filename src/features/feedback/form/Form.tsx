import {useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {reasonCodes, reasons, type Reason} from '../reasons.ts';
import styles from '../styles.module.css';
import {MOST_TEXT, type Answer} from './answer.ts';
import {send, type Outcome} from './outbox.ts';

const TEXTS: Record<Outcome, string> = {
  sent: 'Thank you for your feedback.',
  stored:
    "Thank you for your feedback. It couldn't be sent yet. It's saved in this browser and will be sent when you're online again.",
  held: "Thank you for your feedback. It couldn't be sent yet. Keep this page open, so it can be sent when you're online again.",
};

interface Props {
  helpful: boolean;
  /** Absolute URL of the page. */
  address: string;
  endpoint: string;
  /** Called with a progress message. */
  onSending: (message: string) => void;
  onDone: (message: string) => void;
}

/** Sends a positive response immediately. For a negative response, shows a form for the reason and an optional comment. */
export function Form({helpful, address, endpoint, onSending, onDone}: Props): ReactNode {
  const [reason, setReason] = useState<Reason>();
  const [isSending, setSending] = useState(helpful);
  const text = useRef<HTMLTextAreaElement>(null);
  const isSent = useRef(false);

  const submit = useCallback(
    async (more: Pick<Answer, 'reason' | 'text'>) => {
      onSending('Sending…');
      onDone(TEXTS[await send(endpoint, {page: address, helpful, ...more, at: new Date().toISOString()})]);
    },
    [address, endpoint, helpful, onDone, onSending],
  );
  useEffect(() => {
    if (!helpful || isSent.current) return;
    isSent.current = true;
    void submit({});
  }, [helpful, submit]);

  if (helpful) return null;
  const sendReason = (event: FormEvent) => {
    event.preventDefault();
    if (!reason || isSending) return;
    const words = text.current?.value.trim();
    setSending(true);
    void submit({reason, ...(words && {text: words})});
  };
  return (
    <form onSubmit={sendReason} className={styles.form}>
      <fieldset className={styles.reasons}>
        <legend>What&apos;s the problem?</legend>
        {reasonCodes.map((code) => (
          <label key={code} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              value={code}
              required
              checked={reason === code}
              onChange={() => setReason(code)}
            />
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
