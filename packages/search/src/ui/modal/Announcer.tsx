import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** Delay after the last change of the text, in milliseconds, to avoid announcing a count for every keystroke. */
const AFTER = 600;

/** Live region that announces the result of a query to screen readers. */
export function Announcer({container, text}: {container: HTMLElement; text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return createPortal(
    <div role="status" className="search-announcer sr-only">
      {said}
    </div>,
    container,
  );
}
