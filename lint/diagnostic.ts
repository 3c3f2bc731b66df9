/** Problem in a file that a rule found. The message states the problem and the fix. */
export interface Diagnostic {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. It's 1 if the problem is in an entire line or file. */
  column: number;
  /** ID of the rule, such as `front-matter`. */
  rule: string;
  message: string;
  /** Warnings are printed, but the check passes. Errors by default. */
  severity?: 'error' | 'warning';
  /** How to deal with findings of this type in general. It's printed once. */
  advice?: string;
}

export const formats = ['text', 'github'] as const;
export type Format = (typeof formats)[number];

/** Returns a diagnostic in the form that editors and terminals link to: `docs/a.mdx:7:11: is … [heading]`. */
export const formatDiagnostic = ({file, line, column, rule, message, severity}: Diagnostic): string =>
  `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message} [${rule}]`;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Returns the workflow command that makes GitHub show a diagnostic next to its line. */
export function formatAnnotation({file, line, column, rule, message, severity = 'error'}: Diagnostic): string {
  const properties = Object.entries({file, line, col: column, title: rule});
  return `::${severity} ${properties.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(',')}::${escapeData(message)}`;
}

/** Returns the diagnostics without duplicates, sorted by file and position. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Returns the lines to print for diagnostics: each one, an annotation for each one if requested, and each advice once. */
export function reportLines(diagnostics: readonly Diagnostic[], format: Format): string[] {
  const advice = diagnostics.flatMap((diagnostic) => diagnostic.advice ?? []);
  return [
    ...diagnostics.map(formatDiagnostic),
    ...(format === 'github' ? diagnostics.map(formatAnnotation) : []),
    ...new Set(advice),
  ];
}
