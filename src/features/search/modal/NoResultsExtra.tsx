import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

interface Props {
  container: HTMLElement;
  /** What to show for a query that finds nothing. */
  children: (query: string) => ReactNode;
}

interface Screen {
  element: Element | null;
  query: string;
}

function screenIn(container: HTMLElement): Screen {
  const element = container.querySelector('.DocSearch-NoResults');
  return {element, query: element?.querySelector('.DocSearch-Title strong')?.textContent ?? ''};
}

/** Adds other queries to DocSearch's screen for no results: DocSearch 4.3.1 collects them, but never shows them. */
export function NoResultsExtra({container, children}: Props): ReactNode {
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
  return element && createPortal(children(query), element);
}
