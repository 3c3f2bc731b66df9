const VOWEL = /[aeiouy]/;
/** Minimum length of a stem. Suffixes are kept if the rest would be shorter. */
const MIN_STEM = 3;

/** Suffixes with their replacements. Excludes `er`, because words such as "tester", "runner", and "header" have a different meaning. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['izations', ''],
  ['isations', ''],
  ['ization', ''],
  ['isation', ''],
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ating', ''],
  ['izing', ''],
  ['ising', ''],
  ['ings', ''],
  ['ing', ''],
  ['ized', ''],
  ['ised', ''],
  ['ated', ''],
  ['ates', ''],
  ['ators', ''],
  ['ator', ''],
  ['ions', ''],
  ['ion', ''],
  ['izes', ''],
  ['ises', ''],
  ['ize', ''],
  ['ise', ''],
  ['ate', ''],
  ['ied', 'y'],
  ['ed', ''],
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];

/** Returns the singular of a word: `test` for `tests`, `policy` for `policies`. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/**
 * Returns the stem of a word: `configur` for `configuring`, `configures`, and `configuration`. The stem is used only to find other forms of
 * a query word in the vocabulary. The form in the query ranks higher.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || /\d/.test(word)) return word;
  const base = singular(word);
  for (const [ending, instead] of ENDINGS) {
    if (!base.endsWith(ending)) continue;
    const left = base.slice(0, -ending.length);
    if (left.length < MIN_STEM || !VOWEL.test(left) || (ending === 'ion' && !/[st]$/.test(left))) continue;
    return finish(left + instead);
  }
  return finish(base);
}

/** Normalizes the end of a stem: removes a doubled consonant (`runn` to `run`), and replaces `y` with `i` (`policy` to `polici`). */
function finish(left: string): string {
  let word = left;
  if (/([bdfgmnprt])\1$/.test(word) && word.length > MIN_STEM) word = word.slice(0, -1);
  return word.endsWith('y') && word.length > MIN_STEM ? `${word.slice(0, -1)}i` : word;
}
