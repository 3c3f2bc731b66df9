/** Number of entries in a list, and number of entries shown. */
export interface Count {
  all: number;
  shown: number;
}

const ENTRY = '.entry, tbody tr';
const LEAF = '.entry:not([hidden], :has(.entry))';

/**
 * Shows the entries of `list` that contain all `words` and apply to `place`, and hides the others. Empty values match all entries. An entry
 * that contains other entries is a group and is shown if any of its entries is shown.
 */
export function narrow(list: Element, words: string, place: string): Count {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const count = {all: 0, shown: 0};
  const groups: HTMLElement[] = [];
  for (const entry of list.querySelectorAll<HTMLElement>(ENTRY)) {
    if (entry.querySelector('.entry')) {
      groups.push(entry);
      continue;
    }
    if (entry.parentElement?.closest('.entry')?.querySelector('.entry') === null) continue;
    const text = (entry.textContent ?? '').toLowerCase();
    const fits =
      wanted.every((word) => text.includes(word)) && (!place || (entry.dataset['on'] ?? '').split(' ').includes(place));
    entry.hidden = !fits;
    count.all += 1;
    if (fits) count.shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector(LEAF);
  list.toggleAttribute('data-narrowed', count.shown < count.all);
  return count;
}
