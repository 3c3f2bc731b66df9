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
}

interface Screen {
  element: Element | null;
  query: string;
}

function screenIn(container: HTMLElement): Screen {
  const element = container.querySelector('.DocSearch-NoResults');
  return {element, query: element?.querySelector('.DocSearch-Title strong')?.textContent ?? ''};
}

/** Other words to search for when nothing is found: DocSearch 4.3.1 has a list of them, but never shows it. */
export function NoResultsExtra({container, engine, scope}: Props): ReactNode {
  const [{element, query}, setScreen] = useState(() => screenIn(container));
  useEffect(() => {
    const look = () =>
      setScreen((last) => {
        const screen = screenIn(container);
        return screen.element === last.element && screen.query === last.query ? last : screen;
      });
    const observer = new MutationObserver(look);
    observer.observe(container, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, [container]);
  if (!element) return null;
  return createPortal(<Suggestions query={query} engine={engine} scope={scope} onChoose={(words) => typeQuery(container, words)} />, element);
}
