import {createStorageSlot} from '@docusaurus/theme-common';

/** The keys of the site that are characters; `/` opens search. */
const KEYS = ['/', '?'];
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = 'dialog[open], [aria-modal="true"]';

const slot = createStorageSlot('character-keys');

/** Whether keys that are characters do something (WCAG 2.1.4: a reader who dictates can switch them off). */
export const areOn = (): boolean => slot.get() !== 'off';

/** Switches them on or off, in every tab. */
export const switchKeys = (on: boolean): void => (on ? slot.del() : slot.set('off'));

/**
 * Calls `act` for a key that is a character, unless it goes into a field, or a dialog is open. Where such keys are off, nothing else on the
 * page hears them either, search included. Gives what ends it.
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
  // Before everything else that listens.
  window.addEventListener('keydown', listen, {capture: true});
  return () => window.removeEventListener('keydown', listen, {capture: true});
}

const isTyped = ({target}: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;
