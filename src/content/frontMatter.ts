import {nearest, orList} from '../lib/nearest.ts';
import {appliesTo, plans, statuses, type AppliesTo, type Plan, type Status} from './badges.ts';
import type {CheckedPart} from './checkedParts.ts';
import {kinds, type Kind} from './kinds.ts';

/** Front matter of a document. Every document has `title`, `description` and `kind`. */
export interface DocFrontMatter {
  title: string;
  /** 50 to 160 characters; what the reader gets. */
  description: string;
  kind: Kind;
  sidebar_label?: string;
  /** Where the subject works; shown as badges beside the title. */
  applies_to?: AppliesTo[];
  plan?: Plan;
  status?: Status;
  /** Words that readers search for and that the text doesn't contain. */
  keywords?: string[];
  /** Questions that the page answers, in the words of readers. */
  questions?: string[];
  /** Glossary terms that have another meaning on this page and aren't linked. */
  glossary_exclude?: string[];
  /** The day (YYYY-MM-DD) on which the page was last compared with its sources. */
  last_reviewed?: string;
  hide_table_of_contents?: boolean;
  /** The text is still to be written: the page shows a notice and is kept from search engines. */
  skeleton?: boolean;
}

/** Front matter as the site shows it: with what data says of the page. */
export interface ShownFrontMatter extends DocFrontMatter {
  /** The day since when `status` is so, from `src/data/lifecycle.yaml`. */
  status_since?: string;
  /** What of the page the checks hold. */
  checked: CheckedPart[];
}

/** One thing that is wrong with a page's front matter. */
export interface Problem {
  /** The key at fault, so that a caller can find its line. */
  key?: string;
  message: string;
}

/** Bounds that search engines show in full and that say enough to choose a hit by. */
const DESCRIPTION = {min: 50, max: 160};

type Check = (value: unknown) => string | undefined;

const text: Check = (v) => (typeof v === 'string' && v.trim() ? undefined : 'must be text');
/** YAML readers turn an unquoted day into a `Date` or leave it as text. */
const pastDay: Check = (v) => {
  const day = isoDay(v);
  if (!day) return `must be a day such as 2026-11-23, not "${String(v)}"`;
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
const question: Check = (v) => text(v) ?? ((v as string).endsWith('?') ? undefined : `must contain questions that end with "?", not "${v as string}"`);
const QUESTIONS = {min: 2, max: 6};
const questions: Check = (v) => {
  const message = listOf(question)(v);
  if (message) return message;
  const {length} = v as unknown[];
  return length >= QUESTIONS.min && length <= QUESTIONS.max ? undefined : `must have ${QUESTIONS.min} to ${QUESTIONS.max} entries, not ${length}`;
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
  glossary_exclude: listOf(text),
  last_reviewed: pastDay,
  hide_table_of_contents: flag,
  skeleton: flag,
};
const required = ['title', 'description', 'kind'] as const;
const known = Object.keys(checks);

/** Returns the day of a front matter value as YYYY-MM-DD, or `undefined` if it isn't a day of the calendar. */
export function isoDay(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Everything that is wrong with `frontMatter`, in the order of its keys; empty if nothing is. */
export function checkFrontMatter(frontMatter: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(frontMatter)) {
    const check = checks[key as keyof DocFrontMatter];
    if (!check) {
      const near = nearest(key, known);
      const hint = near ? `did you mean "${near}"?` : `accepted are ${orList(known)}`;
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

/** The line (from 1) on which `key` stands in the front matter of `source`, or 1. */
export function lineOfKey(source: string, key: string | undefined): number {
  if (!key) return 1;
  const index = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}
