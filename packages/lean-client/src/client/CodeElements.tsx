import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';

interface Props {
  ref?: Ref<HTMLElement>;
  className: string | undefined;
  /** Highlighted code as HTML. If undefined, `children` is rendered. */
  html?: string;
  children?: string;
}

/** Renders the elements around a code block in the same way as Docusaurus's `CodeBlock/Content`. */
export function CodeElements({ref, className, html, children}: Props): ReactNode {
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
