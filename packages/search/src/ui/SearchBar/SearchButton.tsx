import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Modifier key of the search shortcut: its name in `aria-keyshortcuts`, and its label. */
const CONTROL = ['Control', 'Ctrl'] as const;
const COMMAND = ['Meta', '⌘'] as const;

const keyHere = () => (/Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? COMMAND : CONTROL);

/** Search button with the elements and class names of DocSearch's button, which is 3.9 KB after Brotli compression instead of 0.5 KB. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const key = useIsBrowser() ? keyHere() : undefined;
  // WCAG 2.5.3: the accessible name contains the visible text of the button in the same order.
  const name = key ? `Search ${key[1]} K` : 'Search';
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={name}
      aria-keyshortcuts={`${(key ?? CONTROL)[0]}+k`}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="8" />
          <path d="m21 21-4.3-4.3" />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys">
        {key && (
          <>
            <kbd className={clsx('DocSearch-Button-Key', key === CONTROL && 'DocSearch-Button-Key--ctrl')}>
              {key[1]}
            </kbd>{' '}
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
