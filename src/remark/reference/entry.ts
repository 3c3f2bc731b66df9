import {block, code, heading, join, list, prose, wrap} from './markdown.ts';

/** One short fact about an entry: `['Default', '`5m`']`. Without a value the label says all. */
export type Fact = readonly [label: string, value?: string] | false | '' | undefined;

/** What every reference entry has, whatever it is about. */
export interface Entry {
  depth: number;
  /** Markdown. */
  title: string;
  anchor: string;
  deprecated?: Deprecated | undefined;
  facts: readonly Fact[];
  description: string;
  notes?: readonly string[] | undefined;
  /** Blocks below the text. */
  examples?: readonly (string | undefined)[];
}

export interface Deprecated {
  since?: string;
  /** What replaces it: a flag, or Markdown. */
  use?: string;
  removed?: string;
}

/** An entry: heading, deprecation, the line of facts, what it means, notes, examples. */
export const entry = ({depth, title, anchor, deprecated, facts, description, notes = [], examples = []}: Entry): string =>
  join([heading(depth, title, anchor), deprecation(deprecated), factLine(facts), prose(description), ...remarks(notes), ...examples]);

/** One note as a paragraph, several as a list. */
const remarks = (notes: readonly string[]): string[] => (notes.length > 1 ? [list(notes.map(prose))] : notes.map(prose));

/** Facts as a list that the site shows in one line; nothing where there are none. */
export function factLine(facts: readonly Fact[]): string {
  const entries = facts.filter((fact): fact is readonly [string, string?] => Boolean(fact));
  if (!entries.length) return '';
  return wrap('facts', list(entries.map(([label, value]) => (value === undefined ? `**${label}**` : `*${label}* ${value}`))));
}

/** That something is out of use, and what replaces it. */
export function deprecation(deprecated: Deprecated | undefined): string | undefined {
  if (!deprecated) return undefined;
  const {since, use, removed} = deprecated;
  const state = `**Deprecated${since ? ` since ${since}` : ''}${removed ? `, removed in ${removed}` : ''}.**`;
  return wrap('deprecated', use ? `${state} ${replacement(use)}` : state);
}

function replacement(use: string): string {
  if (/^-\S+$/.test(use)) return `Use ${code(use)} instead.`;
  return /^[A-Z][^`]*\s/.test(use) ? prose(use) : `Use ${prose(use)} instead.`;
}

/** Samples with a sentence before each. */
export const samples = (examples: readonly {title: string; code: string; language?: string; output?: string}[]): string[] =>
  examples.flatMap(({title, code: text, language = 'bash', output}) => [
    `${prose(title)}:`,
    block(language, text),
    ...(output ? [block('text', output, 'title="Output"')] : []),
  ]);
