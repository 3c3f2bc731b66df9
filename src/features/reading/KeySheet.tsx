import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {areOn, switchKeys} from './characterKeys.ts';
import {keyGroups, type Key} from './keys.ts';
import styles from './styles.module.css';

/** Dialog with the keyboard shortcuts of the site and a setting to turn off single-character shortcuts. */
export function KeySheet({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areOn);
  const title = useId();
  useEffect(() => dialog.current!.showModal(), []);

  const toggle = () => {
    switchKeys(!isOn);
    setOn(!isOn);
  };

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={title} closedby="any" onClose={onClose}>
      <header>
        <h2 id={title}>Keyboard shortcuts</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </header>
      {keyGroups().map(({place, keys}) => (
        <section key={place}>
          <h3>{place}</h3>
          <dl>
            {keys.map((one) => (
              <KeyRow key={one.does} {...one} />
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        <span>
          Enable the shortcuts <kbd>/</kbd> and <kbd>?</kbd>
          <small>
            If you use dictation software, turn these shortcuts off. To open this dialog again, select “Keyboard
            shortcuts” in the footer.
          </small>
        </span>
      </label>
    </dialog>
  );
}

const KeyRow = ({keys, does}: Key): ReactNode => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </div>
);
