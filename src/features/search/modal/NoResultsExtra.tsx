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

/** Other words to search for when nothing is found: DocSearch 4.3.1 has a list of them, but never shows it. */
export function NoResultsExtra({container, engine, scope}: Props): ReactNode {
  const [{element, query}, setScreen] = useState<Screen>({element: null, query: ''});
  useEffect(() => {
    const look = () =>
      setScreen((last) => {
        const found = container.querySelector('.DocSearch-NoResults');
        const asked = found?.querySelector('.DocSearch-Title strong')?.textContent ?? '';
        return found === last.element && asked === last.query ? last : {element: found, query: asked};
      });
    const observer = new MutationObserver(look);
    observer.observe(container, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, [container]);
  if (!element) return null;
  return createPortal(<Suggestions query={query} engine={engine} scope={scope} onChoose={(words) => typeQuery(container, words)} />, element);
}
