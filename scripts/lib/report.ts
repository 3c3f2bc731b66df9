import type {Finding} from '../../src/content/checkPage.ts';

/** Returns a finding in the form that editors and terminals link to: `docs/a.mdx:7:11: is …`. */
export const formatFinding = ({file, line, column, message}: Finding): string => [file, line, ...(column === undefined ? [] : [column]), ` ${message}`].join(':');

/** Prints findings and a summary, and returns the exit code. */
export function report(findings: readonly Finding[], summary: string): number {
  for (const finding of findings) console.error(formatFinding(finding));
  console.log(`${summary}, ${findings.length} findings`);
  return findings.length ? 1 : 0;
}
