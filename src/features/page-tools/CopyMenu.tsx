import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from './styles.module.css';
import {useMarkdownPath} from './MarkdownLink.tsx';

/** Downloads a Markdown version. Rejects HTML responses, which `npm start` returns for paths that don't exist. */
async function readMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html'))
    throw new Error(`Unable to load ${path}: expected Markdown.`);
  return response.text();
}

/**
 * Copies the Markdown version at `path` to the clipboard. Safari allows this only in the click handler, so the clipboard receives a promise
 * of the text. Browsers without `ClipboardItem` receive the text.
 * @throws an error if the Markdown version can't be loaded or the browser denies access to the clipboard.
 */
async function copyMarkdown(path: string): Promise<void> {
  const text = readMarkdown(path);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

const loadEntries = () => import('./CopyEntries.tsx');
const CopyEntries = lazy(loadEntries);

/** Time in milliseconds during which the button confirms that the page was copied. */
const CONFIRMATION = 2500;

const texts = {
  ready: '',
  copied: 'Page copied as Markdown.',
  failed: "The page couldn't be copied. Open it as Markdown and copy it from there.",
};

/** Button that copies the page as Markdown, and an arrow that opens a menu of tools for the page. The menu is loaded on hover or focus. */
export function CopyMenu(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<keyof typeof texts>('ready');
  const markdownPage = useMarkdownPath();
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

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    copyMarkdown(markdownPage).then(
      () => setState('copied'),
      () => {
        setState('failed');
        // The menu shows the message and a link to the Markdown version.
        setOpen(true);
      },
    );
  };
  const closeByKey = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  // Safari doesn't focus a clicked button, so only focus on another element closes the menu.
  const closeBehind = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const load = () => void loadEntries().catch(() => undefined);

  return (
    // Handles key events that bubble up from the button and the entries.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.copy} onKeyDown={closeByKey} onBlur={closeBehind}>
      <div className={styles.split}>
        <button type="button" className={styles.button} onClick={copy}>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            {state === 'copied' ? (
              <path d="m5 12.5 4.5 4.5L19 7.5" />
            ) : (
              <>
                <rect x="8" y="8" width="12" height="13" rx="2" />
                <path d="M16 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h2" />
              </>
            )}
          </svg>
          <span className={styles.label}>{state === 'copied' ? 'Copied' : 'Copy page'}</span>
        </button>
        <button
          ref={button}
          type="button"
          className={clsx(styles.button, styles.arrow)}
          aria-label="More ways to use this page"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          onPointerEnter={load}
          onFocus={load}
        >
          <svg
            viewBox="0 0 24 24"
            width="14"
            height="14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      </div>
      <p className="sr-only" role="status">
        {texts[state]}
      </p>
      {isOpen && (
        <div id={id} className={styles.entries}>
          <ErrorBoundary
            fallback={() => (
              <p className={styles.status}>This menu couldn&apos;t be loaded. Reload the page and try again.</p>
            )}
          >
            <Suspense>
              <CopyEntries message={texts[state]} copy={copy} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
}
