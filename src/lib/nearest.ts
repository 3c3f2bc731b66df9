import {distance} from 'fastest-levenshtein';

/** The candidate with the fewest edits to `name`, if it is near enough to be a typo of it. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  let best: {candidate: string; edits: number} | undefined;
  for (const candidate of candidates) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = {candidate, edits};
  }
  return best?.candidate;
}

/** `a, b or c`, for messages that name what is accepted. */
export function orList(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
