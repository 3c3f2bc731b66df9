// What terminals take for colors and moves of the cursor.
// eslint-disable-next-line no-control-regex
const ANSI = /\u001b(?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007]*\u0007)|\u001b./g;

/** The lines of a log as they can be read: without colors and empty lines, and each once where it is repeated. */
export const logLines = (log: string): string[] =>
  log
    .replace(ANSI, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line, at, all) => line && line !== all[at - 1]);
