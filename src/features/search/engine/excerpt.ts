import type {Highlighter} from './highlighter.ts';

/** Whitespace between two sentences. */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}“"(`])/u;
/** Table rows with at least this many cells are hard to read outside of the table. */
const CELLS = 3;

/** Sentence, table row, or list item, which can be quoted separately. */
interface Unit {
  text: string;
  /** Number of the line of the text: a paragraph, table row, or list item. */
  block: number;
  slots: Set<number>;
}

/** Part of a text, and the indexes of the slots that match in it. */
export interface Excerpt {
  text: string;
  slots: Set<number>;
}

/**
 * Returns the part of `text` that matches the query best: complete sentences if they fit into `length` characters.
 * @param termWeight the weight of each slot.
 */
export function excerpt(
  text: string,
  highlighter: Highlighter,
  termWeight: readonly number[],
  length: number,
): Excerpt {
  const units = text
    .slice(0, 40_000)
    .split('\n')
    .flatMap((block, number) =>
      block
        .split(SENTENCE_END)
        .map((unit): Unit => ({text: unit.trim(), block: number, slots: new Set(highlighter.slotsIn(unit))})),
    )
    .filter((unit) => unit.text);
  let best = {from: 0, to: 0, value: -1};
  for (let from = 0; from < units.length; from++) {
    const slots = new Set<number>();
    let size = 0;
    for (let to = from; to < Math.min(units.length, from + 4); to++) {
      size += units[to]!.text.length + 1;
      if (to > from && size > length) break;
      for (const slot of units[to]!.slots) slots.add(slot);
      // Each additional sentence has a cost, so it has to match additional words. On a tie, the earlier sentences win.
      const value =
        sum(slots, termWeight) -
        0.15 * (to - from) -
        (units[to]!.text.length < 12 ? 0.1 : 0) -
        tableCost(units.slice(from, to + 1));
      if (value > best.value + 1e-6) best = {from, to, value};
    }
  }
  const chosen = units.slice(best.from, best.to + 1);
  let joined = chosen.map((unit) => unit.text).join(' ');
  const block = chosen.at(-1)?.block;
  for (
    let next = best.to + 1;
    units[next]?.block === block && joined.length + units[next]!.text.length < length;
    next++
  )
    joined += ` ${units[next]!.text}`;
  const slots = new Set(chosen.flatMap((unit) => [...unit.slots]));
  return {text: joined.length > length ? cut(joined, highlighter, length) : joined, slots};
}

const tableCost = (units: readonly Unit[]): number =>
  units.filter(({text}) => text.split(' · ').length >= CELLS).length;

const sum = (slots: ReadonlySet<number>, termWeight: readonly number[]): number =>
  [...slots].reduce((total, slot) => total + (termWeight[slot] ?? 0), 0);

/** Returns the part of a long text around its first match, cut at spaces. */
function cut(text: string, highlighter: Highlighter, length: number): string {
  let before = 0;
  for (const {text: stretch, hit} of highlighter.mark(text)) {
    if (hit) break;
    before += stretch.length;
  }
  const wanted = before < length * 0.7 ? 0 : before - Math.floor(length / 3);
  const from = wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const end =
    from + length >= text.length
      ? text.length
      : Math.max(text.lastIndexOf(' ', from + length), from + Math.floor(length / 2));
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
