import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {texts} from './texts.ts';

/**
 * Error screen with a retry button, in the style of DocSearch's error screen. It replaces the content of the modal
 * (extras.css hides that). DocSearch's error screen disappears immediately; retryQueue.ts explains why.
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
