import type {Problem} from './explain.ts';
import type {Step} from './locate.ts';

/** Reports entries with the same key as an earlier entry. Ignores entries without a key. */
export function repeated<T>(
  entries: readonly T[],
  at: readonly Step[],
  keyOf: (entry: T) => string | undefined,
): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    if (seen.has(key)) return [{steps: [...at, index], message: `duplicate "${key}"`}];
    seen.add(key);
    return [];
  });
}
