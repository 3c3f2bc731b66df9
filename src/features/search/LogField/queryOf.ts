import {logLines} from '../engine/logLines.ts';

const TROUBLE = /error|exception|fail|timeout|timed out|refused|denied|unable|could ?n[o']t/i;
/** Part of a stack, or a line without words. */
const SILENT = /^at\s|^\P{L}*$/u;
/** As much as the search page shows of a query. */
const LENGTH = 200;

/** What to search for on account of a log: the last line that tells of trouble, else its last line. */
export function queryOf(log: string): string {
  const lines = logLines(log).filter((line) => !SILENT.test(line));
  return (lines.findLast((line) => TROUBLE.test(line)) ?? lines.at(-1) ?? log.trim()).slice(0, LENGTH);
}
