const NARROW = /[ iIjlt1f.,:;'|!()[\]/-]/;
const WIDE = /[MWmw@%]/;
const UPPER = /[A-Z&#]/;

/** Estimates the width of a line of text in CSS pixels, for the proportional font of the site. */
export function textWidth(line: string, fontSize: number): number {
  let width = 0;
  for (const char of line) width += NARROW.test(char) ? 0.32 : WIDE.test(char) ? 0.88 : UPPER.test(char) ? 0.68 : 0.57;
  return Math.ceil(width * fontSize);
}

/** Splits a long word that is longer than a line after separators and before capital letters. Others stay in one piece. */
const pieces = (word: string, limit: number): string[] =>
  word.length > Math.max(limit, 13) ? word.split(/(?<=[/._-])(?=\w)|(?<=[a-z])(?=[A-Z])/) : [word];

function fill(words: string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    let separator = ' ';
    for (const piece of pieces(word, limit)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + separator.length + piece.length <= limit) {
        lines[lines.length - 1] = `${last}${separator}${piece}`;
      } else lines.push(piece);
      separator = '';
    }
  }
  return lines;
}

/** Wraps text to lines of about `limit` characters and of similar length. Existing line breaks are preserved. */
export function wrapText(text: string, limit: number): string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean);
    const lines = fill(words, limit);
    for (let shorter = limit - 1; shorter > limit / 2; shorter -= 1) {
      const next = fill(words, shorter);
      if (next.length > lines.length || next.some((one) => one.length > shorter)) break;
      lines.splice(0, lines.length, ...next);
    }
    return lines;
  });
}
