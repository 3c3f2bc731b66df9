import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  language: string;
  code: string;
}

/** Code without highlighting, for reference pages with so many samples that colors would outweigh the text. */
export function PlainCode({language, code}: Props): ReactNode {
  const text = useRef<HTMLElement>(null);
  // What is shown is what is copied, whatever has been put in place of a host.
  const copy = () => void navigator.clipboard?.writeText(text.current?.textContent ?? code);
  return (
    <div className={styles.box}>
      <pre tabIndex={0}>
        {/* The early script of the data center may have put other hosts into the static HTML. */}
        <code ref={text} className={`language-${language}`} suppressHydrationWarning>
          {code}
        </code>
      </pre>
      <button type="button" className={styles.copy} onClick={copy}>
        Copy
      </button>
    </div>
  );
}
