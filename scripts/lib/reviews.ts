import {areaOf, areas} from '../../src/content/areas.ts';
import {problemOf, type Answer} from '../../src/features/feedback/answer.ts';

/** Months after which a page has to be reviewed again. */
const MONTHS = 12;

/** Review of a page. */
export interface Review {
  route: string;
  /** Day of the last review, YYYY-MM-DD. */
  reviewed?: string;
  /** Number of answers "Outdated" since then. */
  outdated: number;
}

/** Returns the last day (YYYY-MM-DD) on which a review is too old. */
export function dueBefore(today: string): string {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - MONTHS);
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the answers in an export: a JSON array, or a JSON object on each line.
 * @throws if the export is invalid; the error contains the line and the problem.
 */
export function parseFeedback(text: string, file: string): Answer[] {
  const isArray = text.trimStart().startsWith('[');
  const parse = (json: string, at: number): unknown => {
    try {
      return JSON.parse(json);
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`);
    }
  };
  const entries = isArray
    ? (parse(text, 0) as unknown[]).map((entry) => ({entry, at: 0}))
    : text.split('\n').flatMap((line, at) => (line.trim() ? [{entry: parse(line, at), at}] : []));
  return entries.map(({entry, at}) => {
    const problem = problemOf(entry);
    if (problem) throw new Error(`${file}:${at + 1}: ${problem}`);
    return entry as Answer;
  });
}

/** Returns the number of answers "Outdated" about a page that were sent after its last review. Counts duplicates once. */
export function outdatedAnswers(answers: readonly Answer[], route: string, reviewed: string | undefined): number {
  const open = answers.filter(
    ({page, reason, at}) =>
      reason === 'outdated' &&
      new URL(page).pathname.replace(/\/?$/, '/').endsWith(route) &&
      (route !== '/' || new URL(page).pathname === '/') &&
      (!reviewed || at.slice(0, 10) > reviewed),
  );
  return new Set(open.map(({page, at}) => `${page} ${at}`)).size;
}

/** Returns the reviews by area, in the order of the areas; within an area, never and least recently reviewed pages first. */
export function reviewsByArea(reviews: readonly Review[]): {name: string; reviews: Review[]}[] {
  const age = ({reviewed, outdated, route}: Review): string =>
    `${reviewed ?? ''} ${String(9999 - outdated).padStart(4, '0')} ${route}`;
  return areas.flatMap(({id, name}) => {
    const own = reviews.filter(({route}) => areaOf(route) === id).sort((a, b) => (age(a) < age(b) ? -1 : 1));
    return own.length ? [{name, reviews: own}] : [];
  });
}
