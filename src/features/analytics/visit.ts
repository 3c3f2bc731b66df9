import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('docs-visit-identified', {persistence: 'sessionStorage'});
let identified = false;

/** True once per visit: a visit lasts as long as the browser's session, or as the page where nothing can be stored. */
export function firstOfVisit(): boolean {
  if (identified || slot.get()) return false;
  identified = true;
  slot.set('true');
  return true;
}
