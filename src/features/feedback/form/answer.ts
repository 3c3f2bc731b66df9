import {reasonCodes, type Reason} from '../reasons.ts';

/** What the endpoint gets, as JSON: whether a page helped, and if not, why. */
export interface Answer {
  /** The full address of the page. */
  page: string;
  helpful: boolean;
  /** Given if the page did not help. */
  reason?: Reason;
  /** The reader's own words, at most `MOST_TEXT` characters. */
  text?: string;
  /** When it was given, as ISO 8601; with the page, it tells an answer that came twice. */
  at: string;
}

export const MOST_TEXT = 2000;

/** What is wrong with a value that is to be sent as an answer, with what is accepted; nothing if it is one. */
export function problemOf(value: unknown): string | undefined {
  const {page, helpful, reason, text, at} = (value ?? {}) as Partial<Record<keyof Answer, unknown>>;
  const say = (name: string, is: unknown, accepted: string) => `feedback: "${name}" is ${JSON.stringify(is) ?? 'missing'}; accepted: ${accepted}`;
  if (typeof page !== 'string' || !URL.canParse(page)) return say('page', page, 'a URL');
  if (typeof helpful !== 'boolean') return say('helpful', helpful, 'true or false');
  if (helpful ? reason !== undefined : !reasonCodes.includes(reason as Reason)) {
    return say('reason', reason, helpful ? 'no reason if the page was helpful' : reasonCodes.join(', '));
  }
  if (text !== undefined && (typeof text !== 'string' || text.length > MOST_TEXT)) return say('text', text, `at most ${MOST_TEXT} characters`);
  if (typeof at !== 'string') return say('at', at, 'an ISO 8601 timestamp');
  return undefined;
}
