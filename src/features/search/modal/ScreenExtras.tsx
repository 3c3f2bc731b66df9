import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchEngine} from '../worker/engineClient.ts';
import type {ReaderScope} from '../useScope.ts';
import {Suggestions} from '../Suggestions.tsx';
import {typeQuery} from './inputEvents.ts';

interface Props {
  container: HTMLElement;
  engine: SearchEngine;
  scope: ReaderScope;
  onRetry: () => void;
}

interface Screens {
  noResults: Element | null;
  error: Element | null;
  query: string;
}

/**
 * What DocSearch's own screens lack: other words to search for when nothing is found (4.3.1 has the list, but never
 * shows it), and a button to try again when the index can't be read.
 */
export function ScreenExtras({container, engine, scope, onRetry}: Props): ReactNode {
  const [{noResults, error, query}, setScreens] = useState<Screens>({noResults: null, error: null, query: ''});
  useEffect(() => {
    const look = () =>
      setScreens((last) => {
        const next = {
          noResults: container.querySelector('.DocSearch-NoResults'),
          error: container.querySelector('.DocSearch-ErrorScreen'),
          query: container.querySelector('.DocSearch-NoResults .DocSearch-Title strong')?.textContent ?? '',
        };
        const same = next.noResults === last.noResults && next.error === last.error && next.query === last.query;
        return same ? last : next;
      });
    const observer = new MutationObserver(look);
    observer.observe(container, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, [container]);
  return (
    <>
      {noResults &&
        createPortal(<Suggestions query={query} engine={engine} scope={scope} onChoose={(words) => typeQuery(container, words)} />, noResults)}
      {error &&
        createPortal(
          <button type="button" className="search-retry" onClick={onRetry}>
            Try again
          </button>,
          error,
        )}
    </>
  );
}
