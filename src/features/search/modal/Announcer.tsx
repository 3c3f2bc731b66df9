import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchAnswer} from '../engine/types.ts';
import {countText} from '../countText.ts';

/** So long after the last keystroke the count is spoken; a count for each letter would only be in the way. */
const AFTER = 600;

interface Props {
  container: HTMLElement;
  answer: SearchAnswer | undefined;
  failed: boolean;
}

/** Tells screen readers how many results there are. */
export function Announcer({container, answer, failed}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const text = failed ? 'Unable to fetch results' : answer?.query.trim() ? countText(answer) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return createPortal(
    <div role="status" className="search-announcer">
      {said}
    </div>,
    container,
  );
}
