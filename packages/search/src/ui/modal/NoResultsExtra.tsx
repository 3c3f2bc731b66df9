import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

interface Props {
  container: HTMLElement;
  /** Renders the content for a query without results. */
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

/** Adds content, such as suggested queries, to DocSearch's no-results screen. DocSearch 4.3.1 collects suggestions but never shows them. */
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
