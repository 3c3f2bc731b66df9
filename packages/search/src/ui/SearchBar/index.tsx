import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useEngine} from '../useEngine.ts';
import type {SearchModal} from '../modal/SearchModal.tsx';
import {sanitizeRecentSearches} from '../recentSearches.ts';
import {SearchButton} from './SearchButton.tsx';
import './button.css';

type Modal = ComponentType<Parameters<typeof SearchModal>[0]>;

/** Search button in the navbar with its keyboard shortcuts and the modal, which is loaded on the first hover, focus, or touch. */
export function SearchBar(): ReactNode {
  const engine = useEngine();
  const [Loaded, setLoaded] = useState<{Modal: Modal}>();
  const [container, setContainer] = useState<HTMLElement>();
  const [initialQuery, setInitialQuery] = useState<string>();
  /** Current value of `container` for asynchronous callbacks. */
  const standing = useRef<HTMLElement>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = container !== undefined;

  const load = useCallback(() => {
    // The modal shows an error if the query fails as well.
    engine.warm().catch(() => undefined);
    // Imported here, because tree shaking would remove the style sheet from the modal: its package declares no side effects.
    return Promise.all([import('../modal/SearchModal.tsx'), import('@docsearch/react/style')]).then(([module]) =>
      setLoaded({Modal: module.SearchModal}),
    );
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
    // Wait until React has removed its elements from the container.
    setTimeout(() => element?.remove());
    setContainer(undefined);
    setInitialQuery(undefined);
    button.current?.focus();
  }, []);

  const type = useCallback(
    (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      // Prevent the key from being typed into the modal's field a second time.
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
