import type {ComponentProps, ReactNode} from 'react';
import {PlainCode} from '@site/src/components/PlainCode';
import {HostSample} from '@site/src/features/data-center';

/** Code without highlighting that follows the reader's data center. */
export default function MDXPlainCode({code, ...props}: ComponentProps<typeof PlainCode>): ReactNode {
  return <HostSample code={code}>{(filled) => <PlainCode {...props} code={filled} />}</HostSample>;
}
