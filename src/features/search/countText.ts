import type {SearchAnswer} from './engine/types.ts';

/** How many pages were found, as a sentence. */
export function countText({total, query, passages}: SearchAnswer): string {
  if (total === 0) return `No results found for “${query}”`;
  const results = total === 1 ? '1 result' : `${total} results`;
  const quotes = passages.length === 0 ? '' : passages.length === 1 ? ', and a quotation' : `, and ${passages.length} quotations`;
  return `${results}${quotes} for “${query}”`;
}
