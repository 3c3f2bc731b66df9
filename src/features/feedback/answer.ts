import {reasonCodes, type Reason} from './issueLink.ts';

/** Feedback about a page. The endpoint receives it as JSON. */
export interface Answer {
  /** Absolute URL of the page. */
  page: string;
  helpful: boolean;
  /** Required if `helpful` is false; otherwise not allowed. `other` if the reader didn't choose one. */
  reason?: Reason;
  /** Comment with at most `MOST_TEXT` characters. */
  text?: string;
  /** Time of the feedback in ISO 8601 format. Together with `page`, it identifies duplicates. */
  at: string;
}

/** Maximum length of `Answer.text` in characters. */
export const MOST_TEXT = 2000;

/** Returns an error message if a value isn't valid feedback, or `undefined` if it is. */
export function problemOf(value: unknown): string | undefined {
  const {page, helpful, reason, text, at} = (value ?? {}) as Partial<Record<keyof Answer, unknown>>;
  const say = (name: string, is: unknown, accepted: string) =>
    `Invalid feedback: ${name}=${JSON.stringify(is) ?? 'undefined'}, expected ${accepted}.`;
  if (typeof page !== 'string' || !URL.canParse(page)) return say('page', page, 'a URL');
  if (typeof helpful !== 'boolean') return say('helpful', helpful, 'true or false');
  if (helpful ? reason !== undefined : !reasonCodes.includes(reason as Reason)) {
    return say('reason', reason, helpful ? 'no reason if the page was helpful' : reasonCodes.join(', '));
  }
  if (text !== undefined && (typeof text !== 'string' || text.length > MOST_TEXT))
    return say('text', text, `at most ${MOST_TEXT} characters`);
  if (typeof at !== 'string') return say('at', at, 'an ISO 8601 timestamp');
  return undefined;
}
