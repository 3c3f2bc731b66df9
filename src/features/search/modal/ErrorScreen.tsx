import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {texts} from './texts.ts';

/**
 * DocSearch's error screen with a button to try again, in the place of what it shows of itself (docsearch.css hides that).
 * Its own screen goes before anybody can read it; searchClient.ts says why.
 */
export function ErrorScreen({container, onRetry}: {container: HTMLElement; onRetry: () => void}): ReactNode {
  const dropdown = container.querySelector('.DocSearch-Dropdown');
  useEffect(() => {
    container.setAttribute('data-search-failed', '');
    return () => container.removeAttribute('data-search-failed');
  }, [container]);
  if (!dropdown) return null;
  return createPortal(
    <div className="DocSearch-ErrorScreen search-error">
      <p className="DocSearch-Title">{texts.errorScreen.titleText}</p>
      <p className="DocSearch-Help">{texts.errorScreen.helpText}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        Try again
      </button>
    </div>,
    dropdown,
  );
}
