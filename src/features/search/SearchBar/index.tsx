import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useEngine} from '../useEngine.ts';
import type {SearchModal} from '../modal/SearchModal.tsx';
import {sanitizeRecentSearches} from '../recentSearches.ts';
import {SearchButton} from './SearchButton.tsx';
import './button.css';

type Modal = ComponentType<Parameters<typeof SearchModal>[0]>;

/** The button in the bar at the top, its keys, and the modal, which is loaded when the reader first points at the button. */
export function SearchBar(): ReactNode {
  const engine = useEngine();
  const [Loaded, setLoaded] = useState<{Modal: Modal}>();
  const [container, setContainer] = useState<HTMLElement>();
  const [initialQuery, setInitialQuery] = useState<string>();
  /** The same as `container`, for functions that outlive a rendering. */
  const standing = useRef<HTMLElement>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = container !== undefined;

  const load = useCallback(() => {
    // A failure is shown by the modal, when there is a query.
    engine.warm().catch(() => undefined);
    // The style sheet by itself: imported by the modal, it would be shaken out, since its package declares no side effects.
    return Promise.all([import('../modal/SearchModal.tsx'), import('@docsearch/react/style')]).then(([module]) => setLoaded({Modal: module.SearchModal}));
  }, [engine]);

  const open = useCallback(() => {
    void load().then(() => {
      if (standing.current) return;
      sanitizeRecentSearches();
      const element = document.createElement('div');
      standing.current = element;
      document.body.insertBefore(element, document.body.firstChild);
      setContainer(element);
    });
  }, [load]);

  const close = useCallback(() => {
    const element = standing.current;
    standing.current = undefined;
    // After React has taken its own elements out of it.
    setTimeout(() => element?.remove());
    setContainer(undefined);
    setInitialQuery(undefined);
    button.current?.focus();
  }, []);

  const type = useCallback(
    (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      // The letter goes into the field of the modal, once.
      event.preventDefault();
      setInitialQuery(event.key);
      open();
    },
    [open],
  );

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    onInput: type,
    searchButtonRef: button,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const prepare = () => void load();
  return (
    <>
      <SearchButton ref={button} onTouchStart={prepare} onFocus={prepare} onMouseOver={prepare} onClick={open} />
      {Loaded && container && <Loaded.Modal container={container} initialQuery={initialQuery} onClose={close} />}
    </>
  );
}
