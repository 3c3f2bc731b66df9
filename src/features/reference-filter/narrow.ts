/** How many entries a list has, and how many of them show. */
export interface Count {
  all: number;
  shown: number;
}

const ENTRY = '.entry, tbody tr';
const LEAF = '.entry:not([hidden], :has(.entry))';

/**
 * Shows the entries of `list` that hold every word and apply to `place`, and hides the others; an empty text and an empty place show all.
 * An entry that holds other entries, a group, shows as long as one of these does.
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
    const fits = wanted.every((word) => text.includes(word)) && (!place || (entry.dataset['on'] ?? '').split(' ').includes(place));
    entry.hidden = !fits;
    count.all += 1;
    if (fits) count.shown += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector(LEAF);
  list.toggleAttribute('data-narrowed', count.shown < count.all);
  return count;
}
