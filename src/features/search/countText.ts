/** What of an answer is counted. */
interface Counted {
  query: string;
  total: number;
  passages: readonly unknown[];
}

/** How much was found, as a sentence. */
export function countText({total, query, passages}: Counted): string {
  if (total === 0) return `No results found for “${query}”`;
  const results = total === 1 ? '1 result' : `${total} results`;
  const quotes = passages.length === 0 ? '' : passages.length === 1 ? ', and a quotation' : `, and ${passages.length} quotations`;
  return `${results}${quotes} for “${query}”`;
}
