import {useLayoutEffect, useRef, useState, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import {Highlighted, useHighlighter} from './highlighting.ts';

interface CodeElementsProps {
  ref?: Ref<HTMLElement>;
  className: string | undefined;
  /** Highlighted code as HTML. If undefined, `children` is rendered. */
  html?: string;
  children?: string;
}

/** Renders the elements around a code block in the same way as Docusaurus's `CodeBlock/Content`. */
function CodeElements({ref, className, html, children}: CodeElementsProps): ReactNode {
  const {
    metadata: {language, lineNumbersStart},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles['codeBlock'], 'thin-scrollbar')}
    >
      <code
        ref={ref}
        className={clsx(styles['codeBlockLines'], isNumbered && styles['codeBlockLinesWithNumbering'])}
        style={{counterReset: isNumbered ? `line-count ${lineNumbersStart - 1}` : undefined}}
        suppressHydrationWarning
        {...(html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}})}
      />
    </pre>
  );
}

interface Props {
  className?: string;
}

/** Server-highlighted HTML by the result of `keyOf`, for blocks that are mounted again, such as blocks in tabs after hydration. */
const highlighted = new Map<string, string>();

/** Returns a cache key. Line breaks are elements and not part of `text`, so the key includes the number of lines. */
const keyOf = (language: string, lineClassNames: object, lines: number, text: string): string =>
  JSON.stringify([language, lineClassNames, lines, text]);

/**
 * Renders a code block as the server highlighted it. If the server didn't highlight it, because it's on a page loaded later or its code has
 * changed, the code is plain until the highlighter has loaded.
 */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code, language, lineClassNames},
  } = useCodeBlockContext();
  const lines = code.split('\n');
  const key = keyOf(language, lineClassNames, lines.length, lines.join(''));
  const isHydrating = !useIsBrowser();
  /** Key of the server-rendered element, as long as it's in the document. */
  const [kept, setKept] = useState(isHydrating ? key : undefined);
  const element = useRef<HTMLElement>(null);
  const html = highlighted.get(key);
  const isKept = kept === key;
  const isHighlighterThere = useHighlighter(!isKept && html === undefined);

  useLayoutEffect(() => {
    if (!isHydrating || !element.current) return;
    // Read the text from the DOM: `earlyScript` of the data-center plugin may have replaced hosts in it.
    const {children, innerHTML, textContent} = element.current;
    highlighted.set(keyOf(language, lineClassNames, children.length, textContent), innerHTML);
    // Run once, on the server-rendered element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (kept !== undefined && !isKept && (html !== undefined || isHighlighterThere)) setKept(undefined);

  // React keeps the server's HTML during hydration regardless of `html`, and afterward as long as `html` doesn't change.
  if (kept !== undefined) return <CodeElements ref={element} className={className} html="" />;
  if (html !== undefined) return <CodeElements className={className} html={html} />;
  return isHighlighterThere ? (
    <Highlighted className={className} />
  ) : (
    <CodeElements className={className}>{code}</CodeElements>
  );
}
