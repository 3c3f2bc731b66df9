/** What the checks hold of a page: its samples, what stands on it from `src/data`, and of that the APIs, which are held against a client. */
export type CheckedPart = 'samples' | 'data' | 'api';

const SIGNS: Record<CheckedPart, RegExp> = {
  samples: /^ *(?:`{3,}|~{3,})[a-z]/m,
  data: /^ *<[A-Z]\w+(?:Reference|Configurator)\b/m,
  api: /^ *<ApiReference\b/m,
};

/** What of a page is checked, by its source; empty where it is text alone. */
export const checkedParts = (source: string): CheckedPart[] =>
  (Object.keys(SIGNS) as CheckedPart[]).filter((part) => SIGNS[part].test(source));
