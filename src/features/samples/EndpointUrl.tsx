import {useEffect, useState, type ReactNode} from 'react';
import {HostCode, useDataCenter} from '@site/src/features/data-center';
import {fillHosts} from '@site/src/lib/hosts';
import styles from './styles.module.css';
import {useNear} from './useNear.ts';

/** Time for which the button shows that the URL was copied, in milliseconds. */
const SHOWN_FOR = 2000;
const COPIED = 'Copied';

/**
 * Full URL of an operation with the host of the selected data center, and a button that copies it. The button isn't in the static HTML,
 * because it needs JavaScript, and a page can have dozens of URLs.
 */
export function EndpointUrl({url}: {url: string}): ReactNode {
  const [element, isNear] = useNear<HTMLElement>();
  const filled = fillHosts(url, useDataCenter());
  return (
    <>
      <HostCode ref={element} code={url} />
      {isNear && <CopyButton text={filled} />}
    </>
  );
}

function CopyButton({text}: {text: string}): ReactNode {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(COPIED);
    } catch {
      setResult('The browser denied access to the clipboard');
    }
  };
  const isCopied = result === COPIED;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label="Copy URL"
        title="Copy URL"
        onClick={() => void copyText()}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          {isCopied ? <path d="m4 12 6 6L20 6" /> : <path d="M8 8h12v13H8zM16 8V3H4v13h4" strokeLinejoin="round" />}
        </svg>
      </button>
      <span role="status" className="sr-only">
        {result}
      </span>
    </>
  );
}
