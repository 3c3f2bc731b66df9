/**
 * Returns the edit distance of two words (insertions, deletions, substitutions, and transpositions of adjacent characters), or `max + 1` if
 * it is greater than `max`. With `prefix`, returns the smallest distance to any prefix of `b`, for a word that is still being typed.
 */
export function editDistance(a: string, b: string, max: number, prefix = false): number {
  const n = a.length;
  const m = b.length;
  if (n - m > max || (!prefix && m - n > max)) return max + 1;
  const columns = prefix ? Math.min(m, n + max) : m;
  let before: number[] = [];
  let last = Array.from({length: columns + 1}, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
      if (edits < least) least = edits;
    }
    if (least > max) return max + 1;
    before = last;
    last = row;
  }
  return prefix ? Math.min(...last) : last[m]!;
}
