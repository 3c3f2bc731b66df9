import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {Capability} from '../data/capabilities.ts';
import type {Option} from '../data/cli.ts';
import type {EndingProduct} from '../data/endings.ts';
import type {Lifecycle} from '../data/types.ts';
import {longDate} from '../lib/dates.ts';
import {escapeRegExp} from '../lib/escape.ts';
import {contradictoryLimits, type Limits} from './limits.ts';
import {fencesOf} from './samples/fences.ts';

/** Facts in the data that pages can repeat. */
export interface KnownFacts {
  products: readonly EndingProduct[];
  lifecycles: readonly Pick<Lifecycle, 'name' | 'deprecated' | 'endOfLife'>[];
  /** Default values by name: `--timeout`, or the name of a capability. A name can have several, such as in several tools. */
  defaults: ReadonlyMap<string, ReadonlySet<string>>;
  limits: Limits;
}

const DATE =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), (\d{4})\b|\b(\d{4}-\d{2}-\d{2})\b/;
const END = /end[- ]of[- ]life|supported until/i;
const DEFAULT = /\bdefaults?(?: value)?(?: (?:is|are|to|of))?:? `([^`]+)`|`([^`]+)` by default\b/i;

/** Returns the first date in a text as YYYY-MM-DD. */
function dateIn(text: string): string | undefined {
  const match = DATE.exec(text);
  if (!match) return undefined;
  return match[4] ?? new Date(`${match[0]} UTC`).toISOString().slice(0, 10);
}

/** Returns the defaults of flags and capabilities, for `KnownFacts`. */
export function defaultsOf(
  options: readonly Pick<Option, 'long' | 'aliases' | 'default'>[],
  capabilities: readonly Pick<Capability, 'name' | 'default'>[],
): Map<string, Set<string>> {
  const defaults = new Map<string, Set<string>>();
  const add = (name: string | undefined, value: unknown): void => {
    if (name === undefined) return;
    const values = defaults.get(name) ?? new Set<string>();
    // An option without a default in one of several tools makes any statement about it correct.
    values.add(value === undefined || Array.isArray(value) ? '' : String(value));
    defaults.set(name, values);
  };
  for (const option of options) for (const name of [option.long, ...(option.aliases ?? [])]) add(name, option.default);
  for (const {name, default: value} of capabilities) add(name, value);
  return defaults;
}

/**
 * Reports statements on a page that contradict the data: end dates of versions and products, defaults of flags and capabilities, and limits of
 * capabilities.
 */
export function checkContradictions(file: string, source: string, facts: KnownFacts): Diagnostic[] {
  const lines = source.split('\n');
  const isSample = new Set(fencesOf('', source).flatMap(({line, text}) => text.split('\n').map((_, at) => line + at)));
  const findings: Diagnostic[] = [];
  const say = (line: number, message: string): void =>
    void findings.push({file, line, column: 1, rule: 'contradiction', message});
  const differ = (line: number, what: string, stated: string, known: string, data: string): void =>
    say(
      line,
      `states ${stated} as ${what}, but ${data} has ${known}; fix the wrong one, or render the value from the data`,
    );
  let header: string[] = [];
  lines.forEach((text, at) => {
    const line = at + 1;
    if (isSample.has(line)) return;
    const cells = cellsOf(text);
    if (!cells) header = [];
    else if (!header.length) header = cells;
    else checkRow(cells, header, facts.products, (...args) => differ(line, ...args));
    if (cells && lines[at + 1]?.startsWith('| ---')) return;
    const sentences = cells ? [text] : text.split(/(?<=[.!?]) (?=[A-Z`])/);
    sentences.forEach((sentence, index) => {
      if (!cells) checkSentence(sentence, facts, (...args) => differ(line, ...args));
      // "The default is …" belongs to the name in the sentence before it.
      const before = /^The (default|maximum|minimum)\b/.test(sentence) ? (sentences[index - 1] ?? '') : '';
      const statement = `${before} ${sentence}`;
      checkDefaults(statement, facts, (...args) => differ(line, ...args));
      for (const {bound, name, stated, known} of contradictoryLimits(statement, facts.limits))
        differ(line, `the ${bound} of ${name}`, stated, known, 'the data');
    });
  });
  return findings;
}

type Differ = (what: string, stated: string, known: string, data: string) => void;

const cellsOf = (line: string): string[] | undefined =>
  line.startsWith('|')
    ? line
        .slice(1)
        .replace(/\|\s*$/, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : undefined;

/** Checks a table row whose first cell is a version, if the table has a column with the end of life or the removal. */
function checkRow(
  cells: readonly string[],
  header: readonly string[],
  products: readonly EndingProduct[],
  differ: Differ,
): void {
  const named = cells[0]!.replace(/[`*]/g, '');
  const title = header[0]!.replace(/[`*]/g, '');
  for (const {name, versions, labels, keys, file} of products) {
    const isNamed =
      labels ??
      (title === name || title === `${name} version` || (keys?.includes('nodeVersion') && title === 'Node.js version'));
    const version = isNamed ? versions.find((one) => one.version === named || one.aliases?.includes(named)) : undefined;
    if (!version) continue;
    header.forEach((column, at) => {
      const date = dateIn(cells[at] ?? '');
      if (!date) return;
      if (/end[- ]of[- ]life/i.test(column) && version.endOfLife && date !== version.endOfLife)
        differ(`the end of life of ${name} ${version.version}`, date, version.endOfLife, file);
      if (/removal/i.test(column) && version.removal && date !== version.removal)
        differ(`the removal of ${name} ${version.version}`, date, version.removal, file);
    });
  }
}

/** Checks a sentence about the end of a version or a product. The date follows the name, before another name. */
function checkSentence(sentence: string, {products, lifecycles}: KnownFacts, differ: Differ): void {
  if (!END.test(sentence) || !DATE.test(sentence)) return;
  const mentions: {at: number; what: string; ends: string; file: string}[] = [];
  for (const {name, versions, labels, file} of products) {
    for (const {version, endOfLife} of versions) {
      const text = labels ? version : `${name} ${version}`;
      const at = new RegExp(`(?<![\\w.-])${escapeRegExp(text)}(?![\\w-]|\\.\\d)`).exec(sentence)?.index;
      if (at !== undefined && endOfLife)
        mentions.push({at, what: `the end of life of ${name} ${version}`, ends: endOfLife, file});
    }
  }
  for (const {name, endOfLife} of lifecycles) {
    const at = new RegExp(`(?<!\\w)${escapeRegExp(name)}(?![\\w.]*\\w)`).exec(sentence)?.index;
    if (at !== undefined && endOfLife)
      mentions.push({at, what: `the end of life of ${name}`, ends: endOfLife, file: 'src/data/lifecycle.yaml'});
  }
  mentions.sort((a, b) => a.at - b.at);
  mentions.forEach(({at, what, ends, file}, index) => {
    const date = dateIn(sentence.slice(at, mentions[index + 1]?.at));
    if (date && date !== ends) differ(what, longDate(new Date(date)), longDate(new Date(ends)), file);
  });
}

/** Checks a sentence or table row that names exactly one flag or capability with a default, and its value. */
function checkDefaults(sentence: string, {defaults}: KnownFacts, differ: Differ): void {
  const stated = DEFAULT.exec(sentence);
  const value = stated?.[1] ?? stated?.[2];
  if (value === undefined) return;
  const names = new Set([...sentence.matchAll(/`([^`]+)`/g)].map(([, code]) => code!).filter((code) => code !== value));
  const [name, ...others] = [...names].filter((code) => defaults.has(code));
  if (name === undefined || others.length || names.size > 1) return;
  const known = defaults.get(name)!;
  if (known.has('') || known.has(value)) return;
  differ(`the default of ${name}`, value, [...known].join(' or '), 'the data');
}
