import {writtenDate} from '../../lib/dates.ts';
import {block, code, heading, join, list, prose, wrap} from './markdown.ts';

/** Short fact about an entry, such as `['Default', '`5m`']`. A fact such as `['Required']` has no value. Falsy facts are omitted. */
export type Fact = readonly [label: string, value?: string] | false | '' | undefined;

/** Reference entry of any type. Texts are Markdown. */
interface Entry {
  depth: number;
  title: string;
  anchor: string;
  deprecated?: Deprecated | undefined;
  facts: readonly Fact[];
  description: string;
  notes?: readonly string[] | undefined;
  /** Blocks below the text, such as code blocks and tables. */
  examples?: readonly (string | undefined)[];
}

/** Deprecation of an entry. */
interface Deprecated {
  since?: string;
  /** Replacement: a flag, or Markdown. */
  use?: string;
  removed?: string;
  /** Day of the removal, YYYY-MM-DD. */
  sunset?: string;
}

/** Renders an entry: heading, deprecation, facts, description, notes, and examples. */
export const entry = ({
  depth,
  title,
  anchor,
  deprecated,
  facts,
  description,
  notes = [],
  examples = [],
}: Entry): string =>
  join([
    heading(depth, title, anchor),
    deprecation(deprecated),
    factLine(facts),
    prose(description),
    ...remarks(notes),
    ...examples,
  ]);

/** Renders one note as a paragraph and several notes as a list. */
const remarks = (notes: readonly string[]): string[] =>
  notes.length > 1 ? [list(notes.map(prose))] : notes.map(prose);

/** Renders facts as a list that is displayed inline. Empty if there are no facts. */
export function factLine(facts: readonly Fact[]): string {
  const entries = facts.filter((fact): fact is readonly [string, string?] => Boolean(fact));
  if (!entries.length) return '';
  return wrap(
    'facts',
    list(entries.map(([label, value]) => (value === undefined ? `**${label}**` : `*${label}* ${value}`))),
  );
}

/** Renders a deprecation notice, with the replacement if there is one. */
export function deprecation(deprecated: Deprecated | undefined): string | undefined {
  if (!deprecated) return undefined;
  const {since, use, removed, sunset} = deprecated;
  const end = sunset ? `, will be removed on ${writtenDate(sunset)}` : '';
  const state = `**Deprecated${since ? ` since ${since}` : ''}${removed ? `, removed in ${removed}` : end}.**`;
  return wrap('deprecated', use ? `${state} ${replacement(use)}` : state);
}

function replacement(use: string): string {
  if (/^-\S+$/.test(use)) return `Use ${code(use)} instead.`;
  return /^[A-Z][^`]*\s/.test(use) ? prose(use) : `Use ${prose(use)} instead.`;
}

/** Renders code blocks, each with its title as an introductory sentence, and with its output. */
export const samples = (
  examples: readonly {title: string; code: string; language?: string; output?: string}[],
): string[] =>
  examples.flatMap(({title, code: text, language = 'bash', output}) => [
    `${prose(title)}:`,
    block(language, text),
    ...(output ? [block('text', output, 'title="Output"')] : []),
  ]);
