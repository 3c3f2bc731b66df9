import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {HostCode} from '@site/src/features/data-center';
import {hasHostTokens} from '@site/src/lib/hosts';

/** Code in a line of text; with host tokens it follows the reader's data center. */
export default function CodeInlineWrapper(props: Props): ReactNode {
  const {children} = props;
  return typeof children === 'string' && hasHostTokens(children) ? <HostCode {...props} code={children} /> : <CodeInline {...props} />;
}
