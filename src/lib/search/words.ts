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
  /** Its words, in order: `sauce`, `options`. */
  parts: string[];
  /** The words written as one, if there are several: `sauceoptions`. */
  joined?: string;
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

function chunkOf(raw: string): Chunk {
  const bare = raw.replace(/['’](s|S)$/, '').replace(/['’]/g, '');
  const words = bare.match(WORD) ?? [];
  // A version such as 4.9.2 is one name; its digits by themselves say nothing.
  if (words.length > 1 && words.every((word) => /^\d+$/.test(word))) return {parts: [clip(words.join('.'))]};
  const parts = words.flatMap(splitCapitals).map((part) => clip(part.toLowerCase()));
  if (parts.length < 2 || parts.length > MAX_JOINED_PARTS) return {parts};
  const joined = parts.join('');
  return joined.length <= MAX_TERM ? {parts, joined} : {parts};
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
    terms.push(...parts);
    if (joined) terms.push(joined);
  }
  return terms;
}

/** The words of a text in order, without joined forms: what phrases are compared by. */
export const wordsOf = (text: string): string[] => chunksOf(text).flatMap(({parts}) => parts);

/** A name without case and punctuation, so that `--tunnel-name`, `tunnelName` and `TUNNEL_NAME` are the same. */
export const nameKey = (text: string): string => plain(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
