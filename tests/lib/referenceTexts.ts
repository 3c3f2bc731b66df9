/** Keys whose values are shown as samples instead of text. */
const SAMPLES = new Set(['example', 'examples', 'code', 'output']);

/** Returns the letters and digits of a text in lowercase, for comparisons that ignore formatting. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Splits Markdown at the parts that pages show differently: host tokens and list numbers. */
const piecesOf = (markdown: string): string[] =>
  markdown
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/&#?\w+;/g, ' ')
    .split(/\{\{\w+\}\}|^\s*\d+\. /m);

/** Returns the texts in data, each with its place, such as `fields.0.description`. */
function textsOf(node: unknown, isText: RegExp, place: readonly string[] = []): [place: string, text: string][] {
  if (typeof node === 'string') return isText.test(place.join('.')) ? [[place.join('.'), node]] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (SAMPLES.has(key) && !Array.isArray(value)) return [];
    return textsOf(value, isText, [...place, key]);
  });
}

/**
 * Returns the texts of a data document that a page doesn't show, each with its place and first line. `isText` matches the places of texts,
 * such as `fields.0.description`; `page` is the text of the page.
 */
export function unrenderedTexts(data: unknown, isText: RegExp, page: string): string[] {
  const shown = lettersOf(page);
  return textsOf(data, isText)
    .filter(([, text]) => piecesOf(text).some((piece) => !shown.includes(lettersOf(piece))))
    .map(([place, text]) => `${place}: ${text.split('\n')[0]!}`);
}
