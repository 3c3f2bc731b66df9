import type {ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';

/** When and by whom a page was last changed; the date is marked as a property, which needs the thing that has it around it. */
export default function LastUpdatedWrapper(props: Props): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/CreativeWork">
      <LastUpdated {...props} />
    </span>
  );
}
