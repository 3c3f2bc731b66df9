import type {ReactNode} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** Token of highlighted code. The early script of `src/plugins/dataCenter.ts` may have changed its hosts in the static HTML. */
export default function TokenWrapper(props: Props): ReactNode {
  return <Token {...props} suppressHydrationWarning />;
}
