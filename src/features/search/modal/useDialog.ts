import {useEffect} from 'react';
import {texts} from './texts.ts';

/** What DocSearch 4.3.1 says of its outermost element, as if it were a button that opens something. */
const OF_A_BUTTON = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** What has no name of its own, at all times or on the screen of the assistant. */
const NAMES = {
  '.DocSearch-Input': texts.searchBox.searchInputLabel,
  '.DocSearch-Menu-trigger': texts.assistant.menuLabel,
  '.DocSearch-StopStreaming': texts.assistant.stopLabel,
};

/**
 * Tells assistive technology what the modal is. DocSearch 4.3.1 marks its outermost element as a button, and hits as
 * options, in both of which nothing else may be, while there are fields and links in them
 * (https://github.com/algolia/docsearch/blob/v4.3.1/packages/docsearch-react/src/DocSearchModal.tsx). It is a dialog
 * with a grid of rows. On the screen of the assistant, the field names a label and hits that are gone, and buttons with
 * a sign alone have no name. This can go when DocSearch no longer says otherwise.
 */
export function useDialog(container: HTMLElement): void {
  useEffect(() => {
    mend(container);
    const observer = new MutationObserver(() => mend(container));
    observer.observe(container, {subtree: true, childList: true, attributes: true, attributeFilter: ['role', 'aria-activedescendant', 'aria-selected', ...OF_A_BUTTON]});
    return () => observer.disconnect();
  }, [container]);
}

/** Changes only what is wrong, so that a mended tree is left alone. */
function mend(container: HTMLElement): void {
  const dialog = container.querySelector('.DocSearch-Container');
  for (const name of OF_A_BUTTON) if (dialog?.hasAttribute(name)) dialog.removeAttribute(name);
  if (dialog && dialog.getAttribute('role') !== 'dialog') {
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Search');
  }
  for (const list of container.querySelectorAll('ul[role=listbox]')) list.setAttribute('role', 'grid');
  for (const hit of container.querySelectorAll('li[role=option]')) hit.setAttribute('role', 'row');
  // The question for the assistant is no hit of ours, and stands in its row without a cell.
  for (const cell of container.querySelectorAll('li[role=row] > div:not([role])')) cell.setAttribute('role', 'gridcell');
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const element of container.querySelectorAll(`${selector}:not([aria-label])`)) element.setAttribute('aria-label', name);
  }
  const field = container.querySelector('.DocSearch-Input');
  if (!field) return;
  field.removeAttribute('aria-labelledby');
  refer(field, 'aria-controls', container.querySelectorAll('ul[role=grid][id]'));
  refer(field, 'aria-activedescendant', container.querySelectorAll('li[aria-selected=true][id]'));
}

/** Lets the field name what is there, and nothing else. */
function refer(field: Element, name: string, targets: NodeListOf<Element>): void {
  const ids = [...targets].map(({id}) => id).join(' ');
  if (ids && field.getAttribute(name) !== ids) field.setAttribute(name, ids);
  if (!ids) field.removeAttribute(name);
}
