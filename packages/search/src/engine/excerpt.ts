import type {Highlighter} from './highlighter.ts';

/** Whitespace between two sentences. */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}“"(`])/u;
/** Separates the cells of a table row. */
const CELL = ' · ';
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

/** First fact of an entry in a reference. The lines of facts come before its description. */
const FACT = /^(?:Required|Beta|Type )/;
const DEFAULT = /^Default (?=\S)/;
/** A sentence, as opposed to a heading, a label, or a name in a list. */
const SENTENCE = /^(?=.{24}).*[.!?:]$|^(?=.{60})/s;

/** Returns the default and the description of an entry in a reference, such as a flag, or `undefined` if the text isn't one. */
export function entryText(text: string): string | undefined {
  const lines = text.split('\n');
  if (!FACT.test(lines[0]!)) return undefined;
  const at = lines.findIndex((line) => /[.!?:]$/.test(line));
  if (at < 0) return undefined;
  const standard = lines.slice(0, at).find((line) => DEFAULT.test(line));
  return [standard && `Default: ${standard.replace(DEFAULT, '')}.`, lines[at]].filter(Boolean).join(' ');
}

/**
 * Returns the sentences of `text` that match the query best. A table row is shown as the sentence in one of its cells, after the name in its
 * first cell. Rows without sentences, headings, and labels are used only if there's nothing else.
 */
export function snippetOf(
  text: string,
  highlighter: Highlighter,
  termWeight: readonly number[],
  length: number,
): string {
  const lines = text.split('\n').map((line) => (line.includes(CELL) ? rowSentence(line) : line));
  const sentences = lines.filter((line) => line !== undefined && SENTENCE.test(line));
  const shown = sentences.length > 0 ? sentences : text.split('\n').map((line) => line.replaceAll(CELL, ', '));
  return excerpt(shown.join('\n'), highlighter, termWeight, length).text;
}

/** Returns the name and the longest sentence of a table row, or `undefined` if it has no sentence. */
function rowSentence(row: string): string | undefined {
  const [name = '', ...cells] = row.split(CELL);
  const [sentence] = cells.filter((cell) => SENTENCE.test(cell)).sort((a, b) => b.length - a.length);
  if (sentence !== undefined) return `${name.replace(/[.:]$/, '')}: ${sentence}`;
  return SENTENCE.test(name) ? name : undefined;
}

const tableCost = (units: readonly Unit[]): number => units.filter(({text}) => text.split(CELL).length >= CELLS).length;

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
