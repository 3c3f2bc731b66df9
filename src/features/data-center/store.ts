import {createStorageSlot} from '@docusaurus/theme-common';
import {centerOf, defaultCenter, type DataCenter} from './centers.ts';

/** Storage key. The early script of `src/plugins/dataCenter.ts` uses the same key. */
const KEY = 'data-center';

type Listener = (center: DataCenter, byReader: boolean) => void;

const slot = typeof window === 'undefined' ? undefined : createStorageSlot(KEY);
const listeners = new Set<Listener>();
/** Data center of this tab. If storage is unavailable, it's valid until the page is reloaded. */
let current: DataCenter | undefined;

/** Returns the selected data center; the default data center during static rendering. */
export const chosen = (): DataCenter => (slot ? (current ??= centerOf(slot.get())) : defaultCenter);

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
