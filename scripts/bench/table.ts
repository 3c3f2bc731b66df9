/** Returns a row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Returns the header and the delimiter row of a Markdown table. */
export const head = (names: readonly string[]): string => `${row(names)}\n${row(names.map(() => '---'))}`;

/** Formats a number of bytes as kilobytes of 1,024 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
