import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {defaultCenter, type DataCenter} from './centers.ts';
import {chosen, subscribe} from './store.ts';

/**
 * Returns the selected data center; the default data center during static rendering and hydration. The first render after hydration
 * replaces the text that the early script changed.
 */
export function useDataCenter(): DataCenter {
  const center = useSyncExternalStore(subscribe, chosen, chosen);
  return useIsBrowser() ? center : defaultCenter;
}
