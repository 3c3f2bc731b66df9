import type {Problem} from './explain.ts';
import type {Step} from './locate.ts';

/** Entries whose key an earlier entry bears already; entries without a key are passed over. */
export function repeated<T>(entries: readonly T[], at: readonly Step[], keyOf: (entry: T) => string | undefined): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    if (seen.has(key)) return [{steps: [...at, index], message: `"${key}" stands here twice`}];
    seen.add(key);
    return [];
  });
}
