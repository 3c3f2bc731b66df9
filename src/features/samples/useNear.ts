import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Distance from the viewport at which an element is near, so that it's complete when it becomes visible. */
const AHEAD = '600px';

/**
 * Returns a ref for an element, and whether the element has been near the viewport or the page is printed. Always false during hydration, because code blocks that
 * are mounted in that phase keep the HTML of the server, and these blocks have none.
 */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      {rootMargin: AHEAD},
    );
    observer.observe(element.current);
    // Prints contain the reader's language, which only the tabs know.
    const show = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return [element, isNear && isBrowser];
}
