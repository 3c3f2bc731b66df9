import {useId, useRef, useState, type ChangeEvent, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLink} from 'docusaurus-plugin-site-search/ui';
import {entriesOf, type FoundEntry} from './entries.ts';
import {queryOf} from './queryOf.ts';
import styles from './styles.module.css';

const UNREACHABLE = "This part of the page couldn't be loaded. Check your network connection and try again.";

/** Entries found in a log, and a query to search the documentation for instead. */
interface Result {
  entries: FoundEntry[];
  search: string;
}

/**
 * Text field that shows the entries of the surrounding list whose messages occur in a pasted log. The matching code is loaded with the
 * first use, and the log stays in the browser. Without JavaScript, the field is hidden and the list is complete.
 */
export function LogField(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [result, setResult] = useState<Result>();
  const [message, setMessage] = useState('');
  const searchLink = useSearchLink();

  const find = async () => {
    const log = field.current!.value;
    if (!log.trim()) {
      setResult(undefined);
      setMessage('Paste part of a log first.');
      return;
    }
    try {
      const entries = await entriesOf(form.current!.closest('.filterable')!, log);
      setResult({entries, search: queryOf(log)});
      setMessage(told(entries.length));
    } catch {
      setResult(undefined);
      setMessage(UNREACHABLE);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find();
  };
  const change = ({nativeEvent}: ChangeEvent) => {
    if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') void find();
  };

  return (
    <form ref={form} className={styles.form} aria-label="Find error messages in a log" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Paste a log
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={change}
      />
      <div className={styles.row}>
        <button type="submit" className={styles.button}>
          Find error messages
        </button>
        <span id={`${id}-hint`} className={styles.hint}>
          Your log stays in your browser. Timestamps, IDs, and numbers don&apos;t affect the result.
        </span>
      </div>
      <p role="status" className={styles.status}>
        {message}
      </p>
      {result && (
        <>
          <ol className={styles.entries}>
            {result.entries.map((entry) => (
              <li key={entry.id}>
                <p className={styles.message}>
                  <Link to={`#${entry.id}`}>{entry.message}</Link>
                </p>
                <p className={styles.line}>
                  <code>{entry.line}</code>
                </p>
                {/* HTML of this page's own entry. */}
                <div dangerouslySetInnerHTML={{__html: entry.html}} />
              </li>
            ))}
          </ol>
          <p>
            {result.entries.length ? 'Not what you were looking for? ' : ''}
            <Link to={searchLink(result.search)}>Search the entire documentation</Link> for “{result.search}”.
          </p>
        </>
      )}
    </form>
  );
}

const told = (count: number): string =>
  count
    ? `${count} ${count === 1 ? 'message' : 'messages'} found in the log.`
    : 'The log contains none of the messages on this page.';
