/** Names that are one word although they can contain capitals. */
const SOLID = new Set([
  'javascript',
  'typescript',
  'github',
  'gitlab',
  'macos',
  'ios',
  'ipados',
  'iphone',
  'ipad',
  'macbook',
  'youtube',
  'postgresql',
  'testfairy',
  'oauth',
]);
/** Maximum length of a term in characters. Nobody types longer joined forms, which would only increase the size of the index. */
const MAX_TERM = 40;
const MAX_JOINED_PARTS = 6;

/** Sequences of letters and digits, including the joining characters in names: `sauce:options`, `tunnel-name`, `FLAG_SECURE`, `v1/jobs`. */
const CHUNK = /[\p{L}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{N}]+)*/gu;
const WORD = /[\p{L}\p{N}]+/gu;
// Combining marks. They are removed after normalization, so that terms match with and without accents.
const MARKS = /\p{M}/gu;
const NON_ASCII = /[^\0-\x7f]/;

/** Negated verbs by the part before `n't`. The apostrophe is optional, because readers often omit it. */
const NEGATED = /^(do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need)n['’]?t$/i;
const FULL: Readonly<Record<string, string>> = {ca: 'can', wo: 'will'};
/** Endings of contracted pronouns: `you've`, `we'll`. */
const CONTRACTED = /['’](?:s|m|d|re|ve|ll)$/i;

/** Terms of a sequence of characters without spaces. */
export interface Chunk {
  /** Words in order: `appium`, `new`, `command`, `timeout`. */
  readonly parts: readonly string[];
  /** Joined forms of all words and of each name: `appiumnewcommandtimeout`, and `newcommandtimeout` without the prefix. */
  readonly joined: readonly string[];
}

/** Returns the text in compatibility decomposition (NFKD) without combining marks. */
export function plain(text: string): string {
  return NON_ASCII.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text;
}

/** Returns the chunks of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [raw] of plain(text).matchAll(CHUNK)) chunks.push(chunkOf(raw));
  return chunks;
}

/** Cache of chunks, because texts repeat their words. Cleared when it reaches `MAX_KNOWN` entries. */
const known = new Map<string, Chunk>();
const MAX_KNOWN = 50_000;

function chunkOf(raw: string): Chunk {
  let chunk = known.get(raw);
  if (!chunk) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(raw, (chunk = takeApart(raw)));
  }
  return chunk;
}

/** Returns the words of a negated verb, so that `doesn't`, `doesnt`, and `does not` are the same, or `undefined` for other words. */
function negation(raw: string): string[] | undefined {
  if (raw.length < 4 || raw.length > 9) return undefined;
  if (/^cannot$/i.test(raw)) return ['can', 'not'];
  const verb = NEGATED.exec(raw)?.[1]?.toLowerCase();
  return verb ? [FULL[verb] ?? verb, 'not'] : undefined;
}

function takeApart(raw: string): Chunk {
  const negated = negation(raw);
  if (negated) return {parts: negated, joined: []};
  const bare = raw.replace(CONTRACTED, '').replace(/['’]/g, '');
  const words = bare.match(WORD) ?? [];
  // A version such as 4.9.2 is one term, because its digits have no meaning on their own.
  if (words.length > 1 && words.every((word) => /^\d+$/.test(word)))
    return {parts: [clip(words.join('.'))], joined: []};
  const groups = words.map((word) => splitCapitals(word).map((part) => clip(part.toLowerCase())));
  const parts = groups.flat();
  const joined = [parts, ...groups]
    .filter((names) => names.length > 1 && names.length <= MAX_JOINED_PARTS)
    .map((names) => names.join(''));
  return {parts, joined: [...new Set(joined)].filter((name) => name.length <= MAX_TERM)};
}

const clip = (term: string): string => (term.length > MAX_TERM ? term.slice(0, MAX_TERM) : term);

/** Splits a word in camel case: `newCommandTimeout` into `new`, `Command`, `Timeout`; `XMLHttpRequest` into `XML`, `Http`, `Request`. */
function splitCapitals(word: string): string[] {
  if (!/\p{Lu}/u.test(word.slice(1)) || SOLID.has(word.toLowerCase())) return [word];
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
  // A single letter is not a word, for example, in `eMail`.
  return parts.some((part) => part.length < 2) ? [word] : parts;
}

/** Returns the index terms of a text, one for each occurrence: words, and the joined forms of names. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const {parts, joined} of chunksOf(text)) {
    terms.push(...parts, ...joined);
  }
  return terms;
}

/** Returns the words of a text in order, without joined forms. Used to compare phrases. */
export const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({parts}) => parts);

/** Returns a name in lowercase without punctuation: `tunnelname` for `--tunnel-name`, `tunnelName`, and `TUNNEL_NAME`. */
export const nameKey = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
