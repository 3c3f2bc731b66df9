/** Checked content of a page: samples, and content generated from `src/data`. */
export type CheckedPart = 'samples' | 'data';

const SIGNS: Record<CheckedPart, RegExp> = {
  samples: /^ *(?:`{3,}|~{3,})[a-z]/m,
  data: /^ *<[A-Z]\w+(?:Reference|Configurator)\b/m,
};

/** Returns the types of checked content in the source of a page. Empty if the page contains only text. */
export const checkedParts = (source: string): CheckedPart[] =>
  (Object.keys(SIGNS) as CheckedPart[]).filter((part) => SIGNS[part].test(source));
