import type {ReactNode} from 'react';
import clsx from 'clsx';
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

/** Line of code with the same layout as Docusaurus's, but with elements that are valid inside `<code>`. */
export default function Line({line, classNames, showLineNumbers, getLineProps, getTokenProps}: Props): ReactNode {
  // Remove a token that is only a line break, because the line already ends with one.
  const tokens = line.length === 1 && line[0]!.content === '\n' ? [{...line[0]!, content: ''}] : line;
  const content = tokens.map((token, key) => {
    const props = getTokenProps({token});
    return (
      <LineToken key={key} {...props} line={tokens} token={token}>
        {props.children}
      </LineToken>
    );
  });
  return (
    <span
      {...getLineProps({line: tokens, className: clsx(styles.line, classNames, showLineNumbers && styles.numbered)})}
    >
      {showLineNumbers ? (
        <>
          <span className={styles.number} />
          <span className={styles.content}>{content}</span>
        </>
      ) : (
        content
      )}
      <br />
    </span>
  );
}
