import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('docs-visit-identified', {persistence: 'sessionStorage'});
let identified = false;

/** Returns true once per visit. A visit is a browser session or, if storage is unavailable, the lifetime of the page. */
export function firstOfVisit(): boolean {
  if (identified || slot.get()) return false;
  identified = true;
  slot.set('true');
  return true;
}
