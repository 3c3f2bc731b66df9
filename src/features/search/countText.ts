/** What of an answer is counted. */
interface Counted {
  query: string;
  total: number;
  passages: readonly unknown[];
}

const LONGEST = 80;

/** A query as it stands in a sentence: of a pasted log, the beginning. */
export const shortQuery = (query: string): string => (query.length > LONGEST ? `${query.slice(0, LONGEST).trimEnd()}…` : query);

/** How much was found, as a sentence. */
export function countText({total, query, passages}: Counted): string {
  if (total === 0) return `No results found for “${shortQuery(query)}”`;
  const results = total === 1 ? '1 result' : `${total} results`;
  const quotes = passages.length === 0 ? '' : passages.length === 1 ? ' and 1 quote' : ` and ${passages.length} quotes`;
  return `${results}${quotes} for “${shortQuery(query)}”`;
}
