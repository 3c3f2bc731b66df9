import {parse} from 'yaml';
import {isoDay} from '../lib/dates.ts';
import {nearest, orList} from '../lib/nearest.ts';
import type {Area} from './areas.ts';
import {appliesTo, plans, statuses, type AppliesTo, type Plan, type Status} from './badges.ts';

/** Types of pages. The style guide (`docs/contributing/style-guide.mdx`) describes the content of each type. */
export const kinds = ['landing', 'tutorial', 'how-to', 'concept', 'reference', 'troubleshooting'] as const;

export type Kind = (typeof kinds)[number];

/** Front matter of a document, as written in its source. */
export interface DocFrontMatter {
  title: string;
  /** Summary of the page, 50 to 160 characters. */
  description: string;
  kind: Kind;
  sidebar_label?: string;
  /** Platforms and environments that the page applies to, shown as badges. */
  applies_to?: AppliesTo[];
  plan?: Plan;
  status?: Status;
  /** Search terms that the text doesn't contain. */
  keywords?: string[];
  /** 2 to 6 questions that the page answers, phrased like search queries. */
  questions?: string[];
  /** Search queries that the page answers, in words that readers type but the text doesn't contain. */
  queries?: string[];
  /** Glossary terms that have a different meaning on this page and aren't linked. */
  glossary_exclude?: string[];
  /** Date (YYYY-MM-DD) on which the page was last compared with its sources. */
  last_reviewed?: string;
  hide_table_of_contents?: boolean;
  /** Marks a placeholder page, which shows a notice and isn't indexed by search engines. */
  skeleton?: boolean;
}

/** Checked content of a page: samples, and content generated from `src/data`. */
export type CheckedPart = 'samples' | 'data';

/** Front matter at build time, with values derived from data and from the page's source, and without what only the search index needs. */
export interface ShownFrontMatter extends Omit<DocFrontMatter, 'keywords' | 'questions' | 'queries'> {
  /** Date (YYYY-MM-DD) on which the page's `status` took effect, from `src/data/lifecycle.yaml`. */
  status_since?: string;
  /** Area of the page. The scripts of a page contain only its own area, not the list of all areas. */
  area: Pick<Area, 'id' | 'name' | 'landing'>;
  /** Types of checked content on the page. */
  checked: CheckedPart[];
}

/**
 * Returns the front matter of a source text without validating it, or an empty object if there's none.
 * @throws if it isn't valid YAML.
 */
export function readFrontMatter(source: string): Partial<DocFrontMatter> {
  const yaml = /^---\r?\n(.*?)^---\s*$/ms.exec(source)?.[1] ?? '';
  return (parse(yaml) ?? {}) as Partial<DocFrontMatter>;
}

/** Problem with a page's front matter. */
interface Problem {
  /** Invalid key. Omitted if a required key is missing. */
  key?: string;
  message: string;
}

/** Length limits, in characters. Search engines show descriptions of up to 160 characters in full. */
const DESCRIPTION = {min: 50, max: 160};

type Check = (value: unknown) => string | undefined;

const text: Check = (v) => (typeof v === 'string' && v.trim() ? undefined : 'must be text');
/** Accepts a `Date` or a string, because YAML parsers differ in how they read an unquoted date. */
const pastDay: Check = (v) => {
  const day = isoDay(v);
  if (!day) return `must be a date such as 2026-11-23, not "${String(v)}"`;
  return day > new Date().toISOString().slice(0, 10) ? `is in the future: ${day}` : undefined;
};
const flag: Check = (v) => (typeof v === 'boolean' ? undefined : 'must be true or false');
const oneOf =
  (accepted: readonly string[]): Check =>
  (v) => {
    if (typeof v === 'string' && accepted.includes(v)) return undefined;
    const near = typeof v === 'string' ? nearest(v, accepted) : undefined;
    return `must be ${orList(accepted)}, not "${String(v)}"${near ? `; did you mean "${near}"?` : ''}`;
  };
const listOf =
  (check: Check): Check =>
  (v) =>
    Array.isArray(v) ? v.map(check).find((message) => message !== undefined) : 'must be a list';
const question: Check = (v) =>
  text(v) ??
  ((v as string).endsWith('?') ? undefined : `must contain questions that end with "?", not "${v as string}"`);
const QUESTIONS = {min: 2, max: 6};
const questions: Check = (v) => {
  const message = listOf(question)(v);
  if (message) return message;
  const {length} = v as unknown[];
  return length >= QUESTIONS.min && length <= QUESTIONS.max
    ? undefined
    : `must have ${QUESTIONS.min} to ${QUESTIONS.max} entries, not ${length}`;
};
const description: Check = (v) => {
  if (typeof v !== 'string') return 'must be text';
  const {length} = v.trim();
  if (length >= DESCRIPTION.min && length <= DESCRIPTION.max) return undefined;
  return `must have ${DESCRIPTION.min} to ${DESCRIPTION.max} characters, not ${length}`;
};

const checks: Record<keyof DocFrontMatter, Check> = {
  title: text,
  description,
  kind: oneOf(kinds),
  sidebar_label: text,
  applies_to: listOf(oneOf(Object.keys(appliesTo))),
  plan: oneOf(Object.keys(plans)),
  status: oneOf(Object.keys(statuses)),
  keywords: listOf(text),
  questions,
  queries: listOf(text),
  glossary_exclude: listOf(text),
  last_reviewed: pastDay,
  hide_table_of_contents: flag,
  skeleton: flag,
};
const required = ['title', 'description', 'kind'] as const;
const known = Object.keys(checks);

/** Validates front matter. Returns problems in the order of the keys, followed by missing required keys. */
export function checkFrontMatter(frontMatter: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(frontMatter)) {
    const check = checks[key as keyof DocFrontMatter];
    if (!check) {
      const near = nearest(key, known);
      const hint = near ? `did you mean "${near}"?` : `expected ${orList(known)}`;
      problems.push({key, message: `unknown key "${key}"; ${hint}`});
      continue;
    }
    const message = check(value);
    if (message) problems.push({key, message: `"${key}" ${message}`});
  }
  for (const key of required) {
    if (!(key in frontMatter)) problems.push({message: `"${key}" is missing`});
  }
  return problems;
}

/** Returns the 1-based line of `key` in the front matter of `source`, or 1 if `key` is undefined or missing. */
export function lineOfKey(source: string, key: string | undefined): number {
  if (!key) return 1;
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}
