import {logLines} from 'docusaurus-plugin-site-search/logLines';

const TROUBLE = /error|exception|fail|timeout|timed out|refused|denied|unable|could ?n[o']t/i;
/** Line of a stack trace, or a line without letters. */
const SILENT = /^at\s|^\P{L}*$/u;
/** Maximum length of the query, in characters. */
const LENGTH = 200;

/** Returns a search query for a log: the last line that contains an error, or else the last line. */
export function queryOf(log: string): string {
  const lines = logLines(log).filter((line) => !SILENT.test(line));
  return (lines.findLast((line) => TROUBLE.test(line)) ?? lines.at(-1) ?? log.trim()).slice(0, LENGTH);
}
