/** Replaces text that must be there: a library that writes its code another way from now on is an error, not a sample with a gap. */
export function swap(code: string, before: string | RegExp, after: string): string {
  if (typeof before === 'string' ? !code.includes(before) : !before.test(code)) throw new Error(`the code of the sample lacks ${String(before)}:\n${code}`);
  return code.replace(before, () => after);
}

export const indented = (text: string, by: string): string => text.replace(/^/gm, by);
