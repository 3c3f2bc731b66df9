import {useEffect} from 'react';
import {texts} from './texts.ts';

/** Attributes of a combobox button, which DocSearch 4.3.1 sets on its outermost element. */
const OF_A_BUTTON = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Accessible names by selector of the elements that have none, at all times or on the assistant screen. */
const NAMES = {
  '.DocSearch-Input': texts.searchBox.searchInputLabel,
  '.DocSearch-Menu-trigger': texts.assistant.menuLabel,
  '.DocSearch-StopStreaming': texts.assistant.stopLabel,
};

/**
 * Corrects the ARIA roles of the modal. DocSearch 4.3.1 marks its outermost element as a button and hits as options,
 * which can't contain interactive elements, but they contain fields and links
 * (https://github.com/algolia/docsearch/blob/v4.3.1/packages/docsearch-react/src/DocSearchModal.tsx). The modal is a
 * dialog with a grid of rows. On the assistant screen, the field also references a label and hits that no longer exist,
 * and icon buttons have no accessible name. Remove this hook when DocSearch fixes these problems.
 */
export function useDialog(container: HTMLElement): void {
  useEffect(() => {
    sanitize(container);
    const observer = new MutationObserver(() => sanitize(container));
    observer.observe(container, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['role', 'aria-activedescendant', 'aria-selected', ...OF_A_BUTTON],
    });
    const keepFocus = (event: KeyboardEvent) => keepFocusIn(container, event);
    container.addEventListener('keydown', keepFocus, true);
    return () => {
      observer.disconnect();
      container.removeEventListener('keydown', keepFocus, true);
    };
  }, [container]);
}

/**
 * Moves the focus from the last element of the modal to the first one, and back. DocSearch 4.3.1 knows only the elements that exist when the
 * modal opens, so the Tab key leaves the modal after an element that was added later, or if the last one is hidden.
 */
function keepFocusIn(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const focusable = [...container.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input')].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [focusable[0], focusable.at(-1)];
  const from = event.shiftKey ? first : last;
  // DocSearch would move the focus too early.
  event.stopPropagation();
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Corrects the ARIA attributes. Changes nothing in a corrected tree, so the observer doesn't trigger itself endlessly. */
function sanitize(container: HTMLElement): void {
  const dialog = container.querySelector('.DocSearch-Container');
  for (const name of OF_A_BUTTON) if (dialog?.hasAttribute(name)) dialog.removeAttribute(name);
  if (dialog && dialog.getAttribute('role') !== 'dialog') {
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Search');
  }
  for (const list of container.querySelectorAll('ul[role=listbox]')) list.setAttribute('role', 'grid');
  for (const hit of container.querySelectorAll('li[role=option]')) hit.setAttribute('role', 'row');
  // `Hit` doesn't render the assistant's question, so its row has no cell.
  for (const cell of container.querySelectorAll('li[role=row] > div:not([role])'))
    cell.setAttribute('role', 'gridcell');
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const element of container.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute('aria-label', name);
  }
  const field = container.querySelector('.DocSearch-Input');
  if (!field) return;
  field.removeAttribute('aria-labelledby');
  refer(field, 'aria-controls', container.querySelectorAll('ul[role=grid][id]'));
  refer(field, 'aria-activedescendant', container.querySelectorAll('li[aria-selected=true][id]'));
}

/** Sets an ID reference attribute to the IDs of `targets`, or removes it if there are none. */
function refer(field: Element, name: string, targets: NodeListOf<Element>): void {
  const ids = [...targets].map(({id}) => id).join(' ');
  if (ids && field.getAttribute(name) !== ids) field.setAttribute(name, ids);
  if (!ids) field.removeAttribute(name);
}
