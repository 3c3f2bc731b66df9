/** A row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The first two lines of a Markdown table. */
export const head = (names: readonly string[]): string => `${row(names)}\n${row(names.map(() => '---'))}`;

/** Bytes in kilobytes of 1,024. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
