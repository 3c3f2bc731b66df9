import {lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from './styles.module.css';

const loadEntries = () => import('./CopyEntries.tsx');
const CopyEntries = lazy(loadEntries);

/** A button that opens what can be done with the page's Markdown twin; what is in it is loaded when it is about to be opened. */
export function CopyMenu(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeByKey = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  // Safari focuses no button that is clicked: only focus that goes elsewhere closes the menu.
  const closeBehind = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const load = () => void loadEntries().catch(() => undefined);

  return (
    // The keys are those of the button and the entries inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.copy} onKeyDown={closeByKey} onBlur={closeBehind}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={load}
        onFocus={load}>
        <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <rect x="8" y="8" width="12" height="13" rx="2" />
          <path d="M16 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h2" />
        </svg>
        <span className={styles.label}>Copy page</span>
        <svg className={styles.arrow} viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div id={id} className={styles.entries}>
          <ErrorBoundary fallback={() => <p className={styles.status}>This menu couldn&apos;t be loaded. Reload the page and try again.</p>}>
            <Suspense>
              <CopyEntries />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
