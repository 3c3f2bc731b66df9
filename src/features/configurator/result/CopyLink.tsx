import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const TEXTS = {idle: 'Copy link', copied: 'Link copied', failed: 'Copy the URL from the address bar'} as const;

/** Button that copies the URL of the selection, and shows the result until the selection changes. */
export function CopyLink({link}: {link: string}): ReactNode {
  const [copied, setCopied] = useState<{link: string; state: 'copied' | 'failed'}>();
  const text = TEXTS[copied?.link === link ? copied.state : 'idle'];
  const copy = async () => {
    const {origin, pathname} = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${link && `?${link}`}`);
      setCopied({link, state: 'copied'});
    } catch {
      setCopied({link, state: 'failed'});
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {text}
      </button>
      <span role="status" className="sr-only">
        {text === TEXTS.idle ? '' : text}
      </span>
    </>
  );
}
