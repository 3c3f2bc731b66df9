import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {HostSample} from '@site/src/features/data-center';
import {hasHostTokens} from '@site/src/lib/hosts';

/**
 * Code block. Host tokens are replaced with the hosts of the selected data center. Docusaurus's component also remounts each block after
 * hydration for Prism themes with inline colors, which isn't needed here, because the colors come from CSS.
 */
export default function CodeBlock({children: rawChildren, ...props}: Props): ReactNode {
  const children = textOf(rawChildren);
  if (typeof children !== 'string') return <ElementContent {...props}>{children}</ElementContent>;
  const block = (code: string): ReactNode => <StringContent {...props}>{code}</StringContent>;
  return hasHostTokens(children) ? <HostSample code={children}>{block}</HostSample> : block(children);
}

/** Joins children that are all text to a single string, which can be copied and highlighted. Returns other children unchanged. */
const textOf = (children: ReactNode): ReactNode =>
  Array.isArray(children) && !Children.toArray(children).some((child) => isValidElement(child))
    ? children.join('')
    : children;
