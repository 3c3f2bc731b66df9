/**
 * Replaces the first occurrence of `before` in generated code.
 * @throws {Error} if `before` doesn't occur, so a change in the library's output fails the build instead of breaking samples.
 */
export function swap(code: string, before: string | RegExp, after: string): string {
  if (typeof before === 'string' ? !code.includes(before) : !before.test(code))
    throw new Error(`the generated sample doesn't contain ${String(before)}:\n${code}`);
  return code.replace(before, () => after);
}

/** Indents each line of `text` with `by`. */
export const indented = (text: string, by: string): string => text.replace(/^/gm, by);
