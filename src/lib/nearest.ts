import {distance} from 'fastest-levenshtein';

/**
 * Returns the candidate with the smallest edit distance to `name`, ignoring case. Returns undefined if the distance is greater than a third
 * of the length of `name` and greater than 2.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: {candidate: string; edits: number} | undefined;
  for (const candidate of candidates) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = {candidate, edits};
  }
  return best?.candidate;
}

/** Formats a list of accepted values for messages: `a, b, or c`. */
export function orList(values: readonly string[]): string {
  if (values.length < 3) return values.join(' or ');
  return `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`;
}
