import type {ReactNode} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A piece of highlighted code; the early script of the data center may have put other hosts into the static HTML. */
export default function TokenWrapper(props: Props): ReactNode {
  return <Token {...props} suppressHydrationWarning />;
}
