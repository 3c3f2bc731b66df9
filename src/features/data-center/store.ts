import {createStorageSlot} from '@docusaurus/theme-common';
import {centerOf, defaultCenter, type DataCenter} from './centers.ts';

/** `src/plugins/data-center` reads the same key before React does. */
const KEY = 'data-center';

type Listener = (center: DataCenter, byReader: boolean) => void;

const slot = typeof window === 'undefined' ? undefined : createStorageSlot(KEY);
const listeners = new Set<Listener>();
/** What this tab shows. It holds where storage fails, until the page is loaded again. */
let current: DataCenter | undefined;

/** The reader's data center; the default on the server. */
export const chosen = (): DataCenter => (slot ? (current ??= centerOf(slot.get())) : defaultCenter);

/** Makes a data center the reader's, in this tab and the others. */
export function choose(id: string): void {
  const center = centerOf(id);
  if (center === chosen()) return;
  current = center;
  slot?.set(id);
  for (const listener of listeners) listener(center, true);
}

let listens = false;

/** Calls back at each change, whether it comes from this tab or another; gives what ends it. */
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
