import type {ComponentProps, ReactNode} from 'react';
import Original from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {safeLocation} from './safeLocation.ts';

export {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

/** Wraps Docusaurus's component, which decodes the hash of a location without error handling and would crash the page on `#%`. */
export default function SafeClientLifecyclesDispatcher({
  location,
  previousLocation,
  ...props
}: ComponentProps<typeof Original>): ReactNode {
  return (
    <Original
      {...props}
      location={safeLocation(location)}
      previousLocation={previousLocation && safeLocation(previousLocation)}
    />
  );
}
