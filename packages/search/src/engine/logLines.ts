// ANSI escape sequences for colors and cursor movements.
// eslint-disable-next-line no-control-regex
const ANSI = /\u001b(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007]*\u0007)|\u001b./g;

/** Returns the trimmed lines of a log without ANSI escape sequences, empty lines, and consecutive duplicates. */
export const logLines = (log: string): string[] =>
  log
    .replace(ANSI, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line, at, all) => line && line !== all[at - 1]);
