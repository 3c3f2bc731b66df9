import {useEffect} from 'react';

/**
 * Tells assistive technology that the modal is a dialog. DocSearch 4.3.1 marks its outermost element as a button
 * (https://github.com/algolia/docsearch/blob/v4.3.1/packages/docsearch-react/src/DocSearchModal.tsx), in which
 * nothing else may be; this can go when it no longer does.
 */
export function useDialog(container: HTMLElement): void {
  useEffect(() => {
    const mend = () => {
      const dialog = container.querySelector('.DocSearch-Container');
      if (!dialog || dialog.getAttribute('role') === 'dialog') return;
      for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) dialog.removeAttribute(name);
      dialog.setAttribute('role', 'dialog');
      dialog.setAttribute('aria-modal', 'true');
      dialog.setAttribute('aria-label', 'Search');
    };
    mend();
    const observer = new MutationObserver((changes) => {
      for (const {target} of changes) {
        if (target instanceof Element && target.classList.contains('DocSearch-Container')) {
          for (const name of ['aria-controls', 'aria-expanded']) if (target.hasAttribute(name)) target.removeAttribute(name);
        }
      }
      mend();
    });
    observer.observe(container, {subtree: true, attributes: true, attributeFilter: ['role', 'aria-controls', 'aria-expanded'], childList: true});
    return () => observer.disconnect();
  }, [container]);
}
