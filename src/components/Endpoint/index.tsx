import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Method and path of an operation. */
export function Endpoint({method, path}: {method: string; path: string}): ReactNode {
  return (
    <p className={styles.endpoint}>
      <code className={styles.method}>{method}</code> <code className={styles.path}>{path}</code>
    </p>
  );
}
