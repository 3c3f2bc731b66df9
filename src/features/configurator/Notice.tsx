import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {LinkNotice} from './useChoice.ts';

/** Maximum number of invalid parameters shown, and their maximum length in characters. */
const MANY = 3;
const LONG = 60;

/** Message about an invalid link, or about a link that switched the site's data center. */
export function Notice({notice: {nonsense, center}}: {notice: LinkNotice}): ReactNode {
  return (
    <div role="status">
      {nonsense.length > 0 && (
        <p className={styles.warning}>
          <strong>This link isn&apos;t valid.</strong> It contains values that don&apos;t exist or can&apos;t be
          combined:{' '}
          {nonsense.slice(0, MANY).map((part, at) => (
            <span key={part}>
              {at > 0 && ', '}
              <code>{part.length > LONG ? `${part.slice(0, LONG)}…` : part}</code>
            </span>
          ))}
          {nonsense.length > MANY && ` and ${nonsense.length - MANY} more`}. The default selection is shown instead.
        </p>
      )}
      {center && (
        <p className={styles.note}>
          This link uses the data center {center.name}. The samples on this site now use its hosts.
        </p>
      )}
    </div>
  );
}
