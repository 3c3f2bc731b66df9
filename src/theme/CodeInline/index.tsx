import type {ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {HostCode} from '@site/src/features/data-center';
import {hasHostTokens} from '@site/src/lib/hosts';

/** Inline code. Host tokens are replaced with the hosts of the selected data center. */
export default function CodeInlineWrapper(props: Props): ReactNode {
  const {children} = props;
  return typeof children === 'string' && hasHostTokens(children) ? (
    <HostCode {...props} code={children} />
  ) : (
    <CodeInline {...props} />
  );
}
