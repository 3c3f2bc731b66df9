import type {MouseEvent, ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import styles from './styles.module.css';

interface Props {
  language: string;
  code: string;
}

// What is shown is what is copied: hosts follow the reader's data center.
const copy = ({currentTarget}: MouseEvent<HTMLButtonElement>) =>
  void navigator.clipboard?.writeText(currentTarget.previousElementSibling?.textContent ?? '');

/** Code without highlighting, for reference pages with so many samples that colors would outweigh the text. */
export function PlainCode({language, code}: Props): ReactNode {
  return (
    <div className={styles.box}>
      <pre tabIndex={0}>
        <CodeInline className={`language-${language}`}>{code}</CodeInline>
      </pre>
      <button type="button" className={styles.copy} onClick={copy}>
        Copy
      </button>
    </div>
  );
}
