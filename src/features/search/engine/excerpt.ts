import type {Highlighter} from './highlighter.ts';

/** Where a sentence ends. */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}“"(`])/u;
/** A row of a table with so many cells reads badly outside of it. */
const CELLS = 3;

/** Sentences, table rows and list entries: what can be quoted without the rest. */
interface Unit {
  text: string;
  /** The number of the paragraph, row or entry that it is in. */
  block: number;
  slots: Set<number>;
}

/** A stretch of a text, and the words of the query in it. */
export interface Excerpt {
  text: string;
  slots: Set<number>;
}

/**
 * The part of `text` that holds most of what was searched for: whole sentences where they fit into `length` characters.
 * `worth` says what each word of the query counts.
 */
export function excerpt(text: string, highlighter: Highlighter, worth: readonly number[], length: number): Excerpt {
  const units = text
    .slice(0, 40_000)
    .split('\n')
    .flatMap((block, number) => block.split(SENTENCE_END).map((unit): Unit => ({text: unit.trim(), block: number, slots: new Set(highlighter.slotsIn(unit))})))
    .filter((unit) => unit.text);
  let best = {from: 0, to: 0, value: -1};
  for (let from = 0; from < units.length; from++) {
    const slots = new Set<number>();
    let size = 0;
    for (let to = from; to < Math.min(units.length, from + 4); to++) {
      size += units[to]!.text.length + 1;
      if (to > from && size > length) break;
      for (const slot of units[to]!.slots) slots.add(slot);
      // Each further sentence has to add something; of two that say as much, the earlier one wins.
      const value = sum(slots, worth) - 0.15 * (to - from) - (units[to]!.text.length < 12 ? 0.1 : 0) - tableCost(units.slice(from, to + 1));
      if (value > best.value + 1e-6) best = {from, to, value};
    }
  }
  const chosen = units.slice(best.from, best.to + 1);
  let joined = chosen.map((unit) => unit.text).join(' ');
  const block = chosen.at(-1)?.block;
  for (let next = best.to + 1; units[next]?.block === block && joined.length + units[next]!.text.length < length; next++) joined += ` ${units[next]!.text}`;
  const slots = new Set(chosen.flatMap((unit) => [...unit.slots]));
  return {text: joined.length > length ? cut(joined, highlighter, length) : joined, slots};
}

const tableCost = (units: readonly Unit[]): number => units.filter(({text}) => text.split(' · ').length >= CELLS).length;

const sum = (slots: ReadonlySet<number>, worth: readonly number[]): number => [...slots].reduce((total, slot) => total + (worth[slot] ?? 0), 0);

/** A window of a sentence that is too long, around its first match, cut at spaces. */
function cut(text: string, highlighter: Highlighter, length: number): string {
  let before = 0;
  for (const {text: stretch, hit} of highlighter.mark(text)) {
    if (hit) break;
    before += stretch.length;
  }
  const wanted = before < length * 0.7 ? 0 : before - Math.floor(length / 3);
  const from = wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const end = from + length >= text.length ? text.length : Math.max(text.lastIndexOf(' ', from + length), from + Math.floor(length / 2));
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
