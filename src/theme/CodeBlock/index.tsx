import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {HostSample} from '@site/src/features/data-center';
import {hasHostTokens} from '@site/src/lib/hosts';

/**
 * A block of code; one with host tokens follows the reader's data center. Docusaurus's own makes each block anew once the page is hydrated, for
 * themes whose colors stand in the HTML; here they come from tokens.
 */
export default function CodeBlock({children: rawChildren, ...props}: Props): ReactNode {
  const children = textOf(rawChildren);
  if (typeof children !== 'string') return <ElementContent {...props}>{children}</ElementContent>;
  const block = (code: string): ReactNode => <StringContent {...props}>{code}</StringContent>;
  return hasHostTokens(children) ? <HostSample code={children}>{block}</HostSample> : block(children);
}

/** Children that are all text as one text, which can be copied and highlighted; others as they are. */
const textOf = (children: ReactNode): ReactNode =>
  Array.isArray(children) && !Children.toArray(children).some((child) => isValidElement(child)) ? children.join('') : children;
