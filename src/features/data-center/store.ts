import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Hosts} from '../../lib/hosts.ts';

/** Data center that readers can select. */
export interface DataCenter extends Hosts {
  id: string;
  name: string;
}

/** Data centers that readers can select, in display order. */
export const centers = siteConfig.customFields!.dataCenters as readonly DataCenter[];

/** Data center of the static HTML. */
const defaultCenter = centers[0]!;

/** Returns the data center with an ID, or the default data center if the ID is unknown. */
const centerOf = (id: string | null | undefined): DataCenter =>
  centers.find((center) => center.id === id) ?? defaultCenter;

/** Storage key. The early script of `src/plugins/dataCenter.ts` uses the same key. */
const KEY = 'data-center';

type Listener = (center: DataCenter, byReader: boolean) => void;

const slot = typeof window === 'undefined' ? undefined : createStorageSlot(KEY);
const listeners = new Set<Listener>();
/** Data center of this tab. If storage is unavailable, it's valid until the page is reloaded. */
let current: DataCenter | undefined;

/** Returns the selected data center; the default data center during static rendering. */
const chosen = (): DataCenter => (slot ? (current ??= centerOf(slot.get())) : defaultCenter);

/** Selects a data center in this tab and all other tabs. */
export function choose(id: string): void {
  const center = centerOf(id);
  if (center === chosen()) return;
  current = center;
  slot?.set(id);
  for (const listener of listeners) listener(center, true);
}

let listens = false;

/** Calls `listener` for each change in this tab or another tab. Returns a function that unsubscribes it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  if (!listens) {
    listens = true;
    slot?.listen(({newValue}) => {
      const center = centerOf(newValue);
      if (center === current) return;
      current = center;
      for (const each of listeners) each(center, false);
    });
  }
  return () => listeners.delete(listener);
}

/**
 * Returns the selected data center; the default data center during static rendering and hydration. The first render after hydration
 * replaces the text that the early script changed.
 */
export function useDataCenter(): DataCenter {
  const center = useSyncExternalStore(subscribe, chosen, chosen);
  return useIsBrowser() ? center : defaultCenter;
}
