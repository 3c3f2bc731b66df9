/** Prefixes of the keys under which DocSearch 4.3.1 stores recent and favorite searches, as JSON lists of hits. */
const KEYS = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Escapes angle brackets in all strings of a value. Existing HTML entities don't change. */
const withoutMarkup = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkup(inner)]))
    : value;
};

function isWebUrl(url: unknown): boolean {
  if (typeof url !== 'string') return false;
  try {
    return /^https?:$/.test(new URL(url, location.href).protocol);
  } catch {
    return false;
  }
}

/** Returns the valid hits of a stored JSON list with their texts escaped, or `undefined` if it isn't a list. */
function safeHits(stored: string): unknown[] | undefined {
  try {
    const hits: unknown = JSON.parse(stored);
    if (!Array.isArray(hits)) return undefined;
    return hits
      .filter(
        (hit) => isRecord(hit) && typeof hit.objectID === 'string' && isRecord(hit.hierarchy) && isWebUrl(hit.url),
      )
      .map((hit) => ({
        ...(hit as object),
        content: withoutMarkup((hit as Record<string, unknown>).content),
        hierarchy: withoutMarkup((hit as Record<string, unknown>).hierarchy),
      }));
  } catch {
    return undefined;
  }
}

/**
 * Sanitizes the searches stored in `localStorage`. DocSearch renders their texts as HTML, navigates to their URLs, and fails if a stored
 * value isn't a list.
 */
export function sanitizeRecentSearches(): void {
  for (const key of Object.keys(localStorage).filter((name) => KEYS.test(name))) {
    const stored = localStorage.getItem(key) ?? '';
    const hits = safeHits(stored);
    if (!hits) localStorage.removeItem(key);
    else if (JSON.stringify(hits) !== stored) localStorage.setItem(key, JSON.stringify(hits));
  }
}
