import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {LinkNotice} from './useChoice.ts';

const MANY = 3;
const LONG = 60;

/** Says what an address has led to: nonsense that is left aside, or another data center for the site. */
export function Notice({notice: {nonsense, center}}: {notice: LinkNotice}): ReactNode {
  return (
    <div role="status">
      {nonsense.length > 0 && (
        <p className={styles.warning}>
          <strong>This link does not work.</strong> It asks for something that does not exist, or does not go together:{' '}
          {nonsense.slice(0, MANY).map((part, at) => (
            <span key={part}>
              {at > 0 && ', '}
              <code>{part.length > LONG ? `${part.slice(0, LONG)}…` : part}</code>
            </span>
          ))}
          {nonsense.length > MANY && ` and ${nonsense.length - MANY} more`}. You see the default instead.
        </p>
      )}
      {center && <p className={styles.note}>The link is for {center.name}: samples on the whole site now show its hosts.</p>}
    </div>
  );
}
