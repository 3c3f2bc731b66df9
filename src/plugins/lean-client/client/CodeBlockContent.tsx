import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {CodeElements} from './CodeElements.tsx';
import {Highlighted, useHighlighter} from './highlighting.ts';

interface Props {
  className?: string;
}

/** What the server has highlighted, by its language and text: a block may be mounted anew, as those in tabs are after hydration. */
const highlighted = new Map<string, string>();

/** The breaks between lines are elements, so that texts are told apart by their number. */
const keyOf = (language: string, lineClassNames: object, lines: number, text: string): string => JSON.stringify([language, lineClassNames, lines, text]);

/**
 * A block of code as the server has highlighted it. One that the server has not, since it came with a later page or has changed, is plain
 * until the highlighter has been fetched.
 */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata: {code, language, lineClassNames}} = useCodeBlockContext();
  const lines = code.split('\n');
  const key = keyOf(language, lineClassNames, lines.length, lines.join(''));
  const isHydrating = !useIsBrowser();
  /** The key of the server's own element, while it stands in the document. */
  const [kept, setKept] = useState(isHydrating ? key : undefined);
  const element = useRef<HTMLElement>(null);
  const html = highlighted.get(key);
  const isKept = kept === key;
  const isHighlighterThere = useHighlighter(!isKept && html === undefined);

  useLayoutEffect(() => {
    if (!isHydrating || !element.current) return;
    // The early script of the data center may have put other hosts into it.
    const {children, innerHTML, textContent} = element.current;
    highlighted.set(keyOf(language, lineClassNames, children.length, textContent), innerHTML);
    // Once, of what the server has sent.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (kept !== undefined && !isKept && (html !== undefined || isHighlighterThere)) setKept(undefined);

  // During hydration React leaves the server's HTML as it is, whatever is said here; and after it, as long as the same is said.
  if (kept !== undefined) return <CodeElements ref={element} className={className} html="" />;
  if (html !== undefined) return <CodeElements className={className} html={html} />;
  return isHighlighterThere ? <Highlighted className={className} /> : <CodeElements className={className}>{code}</CodeElements>;
}
