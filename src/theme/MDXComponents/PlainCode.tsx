import type {ComponentProps, ReactNode} from 'react';
import {PlainCode} from '@site/src/components/PlainCode';
import {HostSample} from '@site/src/features/data-center';

/** Code without highlighting, with the switch of the data center below it where it has hosts; the code itself follows as code in text does. */
export default function MDXPlainCode(props: ComponentProps<typeof PlainCode>): ReactNode {
  return <HostSample code={props.code}>{() => <PlainCode {...props} />}</HostSample>;
}
