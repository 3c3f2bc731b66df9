const VOWEL = /[aeiouy]/;
/** No ending is cut off where fewer letters than this would be left. */
const MIN_STEM = 3;

/** Without `er`: a tester is no test, a runner no run, and a header no head. */
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

/** `tests` as `test`, `policies` as `policy`: the same word in another number. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/**
 * What the forms of a word have in common: `configuring`, `configures` and `configuration` all give `configur`.
 * Only ever used to find the other forms in the vocabulary; forms that were typed rank before them.
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

/** Undoes what an ending did to the letters before it: `runn` is `run`, `polic` and `policy` are `polici`. */
function finish(left: string): string {
  let word = left;
  if (/([bdfgmnprt])\1$/.test(word) && word.length > MIN_STEM) word = word.slice(0, -1);
  return word.endsWith('y') && word.length > MIN_STEM ? `${word.slice(0, -1)}i` : word;
}
