import {createStorageSlot} from '@docusaurus/theme-common';

/** Single-character shortcuts of the site. DocSearch handles `/`. */
const KEYS = ['/', '?'];
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = 'dialog[open], [aria-modal="true"]';

const slot = createStorageSlot('character-keys');

/** Returns whether single-character shortcuts are on. WCAG 2.1.4 requires a way to turn them off, for users of dictation software. */
export const areOn = (): boolean => slot.get() !== 'off';

/** Turns single-character shortcuts on or off in all tabs. */
export const switchKeys = (on: boolean): void => (on ? slot.del() : slot.set('off'));

/**
 * Calls `act` when `key` is pressed, unless it's typed into a field or a dialog is open. If single-character shortcuts are off, their
 * events don't reach other listeners, such as search. Returns a function that removes the listener.
 */
export function onCharacterKey(key: string, act: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return;
    if (!areOn()) event.stopImmediatePropagation();
    else if (event.key === key && !document.querySelector(DIALOGS)) {
      event.preventDefault();
      act();
    }
  };
  // Capture on `window` runs before all other listeners.
  window.addEventListener('keydown', listen, {capture: true});
  return () => window.removeEventListener('keydown', listen, {capture: true});
}

const isTyped = ({target}: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;
