/** Words of this field that are written as one, though they have capitals inside. */
const SOLID = new Set(['javascript', 'typescript', 'github', 'gitlab', 'macos', 'ios', 'ipados', 'iphone', 'ipad', 'macbook', 'youtube', 'postgresql', 'testfairy', 'oauth']);
/** Joined forms longer than this are never typed, and would only make the index large. */
const MAX_TERM = 40;
const MAX_JOINED_PARTS = 6;

/** Letters and digits, with what joins them inside a name: `sauce:options`, `--tunnel-name`, `FLAG_SECURE`, `/v1/jobs`. */
const CHUNK = /[\p{L}\p{N}]+(?:[-_.:/@+#$'’]+[\p{L}\p{N}]+)*/gu;
const WORD = /[\p{L}\p{N}]+/gu;
// Half-width and presentation forms, accents: what looks alike to a reader is one term.
const MARKS = /\p{M}/gu;
const NON_ASCII = /[^\0-\x7f]/;

/** A run of text without spaces, as the terms that it stands for. */
export interface Chunk {
  /** Its words, in order: `appium`, `new`, `command`, `timeout`. */
  readonly parts: readonly string[];
  /** Names that some of them make: `appiumnewcommandtimeout`, and without its prefix `newcommandtimeout`. */
  readonly joined: readonly string[];
}

/** `text` without accents and without characters that only look different. */
export function plain(text: string): string {
  return NON_ASCII.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text;
}

/** The chunks of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [raw] of plain(text).matchAll(CHUNK)) chunks.push(chunkOf(raw));
  return chunks;
}

/** Texts repeat their words: what was taken apart once is looked up. */
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

function takeApart(raw: string): Chunk {
  const bare = raw.replace(/['’](s|S)$/, '').replace(/['’]/g, '');
  const words = bare.match(WORD) ?? [];
  // A version such as 4.9.2 is one name; its digits by themselves say nothing.
  if (words.length > 1 && words.every((word) => /^\d+$/.test(word))) return {parts: [clip(words.join('.'))], joined: []};
  const groups = words.map((word) => splitCapitals(word).map((part) => clip(part.toLowerCase())));
  const parts = groups.flat();
  const joined = [parts, ...groups].filter((names) => names.length > 1 && names.length <= MAX_JOINED_PARTS).map((names) => names.join(''));
  return {parts, joined: [...new Set(joined)].filter((name) => name.length <= MAX_TERM)};
}

const clip = (term: string): string => (term.length > MAX_TERM ? term.slice(0, MAX_TERM) : term);

/** `newCommandTimeout` as `new`, `Command`, `Timeout`; `XMLHttpRequest` as `XML`, `Http`, `Request`. */
function splitCapitals(word: string): string[] {
  if (!/\p{Lu}/u.test(word.slice(1)) || SOLID.has(word.toLowerCase())) return [word];
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
  // `iOS`, `eMail`: a single letter is no word.
  return parts.some((part) => part.length < 2) ? [word] : parts;
}

/** Every term under which a text can be found, one for each occurrence: words, and the joined form of names. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const {parts, joined} of chunksOf(text)) {
    terms.push(...parts, ...joined);
  }
  return terms;
}

/** The words of a text in order, without joined forms: what phrases are compared by. */
export const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({parts}) => parts);

/** A name without case and punctuation, so that `--tunnel-name`, `tunnelName` and `TUNNEL_NAME` are the same. */
export const nameKey = (text: string): string => plain(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
