import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {areOn, switchKeys} from './characterKeys.ts';
import styles from './styles.module.css';

/** Keyboard shortcut: one or more keys and their function. */
interface Key {
  keys: readonly string[];
  does: string;
}

const modifier = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Returns the keyboard shortcuts of the site, grouped by where they work. */
const keyGroups = (): readonly {place: string; keys: readonly Key[]}[] => [
  {
    place: 'On every page',
    keys: [
      {keys: [modifier(), 'K'], does: 'Open or close search'},
      {keys: ['/'], does: 'Open search'},
      {keys: ['?'], does: 'Show keyboard shortcuts'},
      {keys: ['Tab'], does: 'Go to the next link or control, starting with the link to the main content'},
      {keys: ['Esc'], does: 'Close a menu, a card, search, or this dialog'},
    ],
  },
  {
    place: 'In search',
    keys: [
      {keys: ['↑', '↓'], does: 'Go to the next or previous result'},
      {keys: ['Enter'], does: 'Open the selected result'},
    ],
  },
  {
    place: 'In tabs, wide tables, and code samples',
    keys: [
      {keys: ['←', '→'], does: 'Go to the next or previous tab, or scroll'},
      {keys: ['Enter'], does: 'Select the tab'},
    ],
  },
];

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
