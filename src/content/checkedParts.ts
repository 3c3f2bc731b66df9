/** Checked content of a page: samples, content generated from `src/data`, and API references, whose data is compared with an API client. */
export type CheckedPart = 'samples' | 'data' | 'api';

const SIGNS: Record<CheckedPart, RegExp> = {
  samples: /^ *(?:`{3,}|~{3,})[a-z]/m,
  data: /^ *<[A-Z]\w+(?:Reference|Configurator)\b/m,
  api: /^ *<ApiReference\b/m,
};

/** Returns the types of checked content in the source of a page. Empty if the page contains only text. */
export const checkedParts = (source: string): CheckedPart[] =>
  (Object.keys(SIGNS) as CheckedPart[]).filter((part) => SIGNS[part].test(source));
