import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {defaultCenter, type DataCenter} from './centers.ts';
import {chosen, subscribe} from './store.ts';

/**
 * The reader's data center, and the default while React takes over the static HTML. It changes in the very render in which Docusaurus
 * makes code blocks anew, so that nothing is left of what the early script wrote.
 */
export function useDataCenter(): DataCenter {
  const center = useSyncExternalStore(subscribe, chosen, chosen);
  return useIsBrowser() ? center : defaultCenter;
}
