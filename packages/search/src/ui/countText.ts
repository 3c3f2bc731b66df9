import type {Replacement} from '../engine/types.ts';

/** Part of a search response that the count depends on. */
interface Counted {
  query: string;
  total: number;
  passages: readonly unknown[];
}

const LONGEST = 80;

/** Returns a query for display in a sentence, truncated after 80 characters. */
export const shortQuery = (query: string): string =>
  query.length > LONGEST ? `${query.slice(0, LONGEST).trimEnd()}…` : query;

/** Returns that no page contains some words of the query, such as `No results for “foo”; showing results for “bar”`. */
export function replacementText({missing, shown}: Replacement): string {
  const words = missing.map((word) => `“${shortQuery(word)}”`);
  const last = words.pop()!;
  return `No results for ${words.length ? `${words.join(', ')} or ` : ''}${last}; showing results for “${shortQuery(shown)}”`;
}

/** Returns the number of results as text, such as `12 results and 1 quote for “tunnel”`. */
export function countText({total, query, passages}: Counted): string {
  if (total === 0) return `No results found for “${shortQuery(query)}”`;
  const results = total === 1 ? '1 result' : `${total} results`;
  const quotes = passages.length === 0 ? '' : passages.length === 1 ? ' and 1 quote' : ` and ${passages.length} quotes`;
  return `${results}${quotes} for “${shortQuery(query)}”`;
}

/** Returns the edition of a tag: `2024` for `docs-default-2024`. */
export const editionOf = (tag: string): string => tag.replace(/^docs-[^-]+-/, '');
