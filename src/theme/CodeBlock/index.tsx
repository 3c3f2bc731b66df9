import type {ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {HostSample} from '@site/src/features/data-center';
import {hasHostTokens} from '@site/src/lib/hosts';

/** A block of code; one with host tokens follows the reader's data center. */
export default function CodeBlockWrapper({children, ...props}: Props): ReactNode {
  if (typeof children !== 'string' || !hasHostTokens(children)) return <CodeBlock {...props}>{children}</CodeBlock>;
  return <HostSample code={children}>{(code) => <CodeBlock {...props}>{code}</CodeBlock>}</HostSample>;
}
