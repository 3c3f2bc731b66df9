import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** So long after the last keystroke the count is spoken; a count for each letter would only be in the way. */
const AFTER = 600;

/** Tells screen readers what came of a query. */
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
