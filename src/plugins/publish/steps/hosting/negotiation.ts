/** One rule of an nginx `map`: a regular expression and the value for input that matches it. */
type Rule = readonly [pattern: string, value: string];

/** Start of a media range in an `Accept` header. */
const START = '(?:^|,)[ \\t]*';
/** Parameters of a media range before its quality. Each character can match only one part, so the time is linear. */
const PARAMETERS = '[ \\t]*(?:;(?![ \\t]*q=)[^,;]*)*';
const QUALITY = ';[ \\t]*q=(?<site_q>0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)[ \\t]*(?:[,;]|$)';

/** Returns the rules for the quality of a media type in an `Accept` header, from the most specific media range to the most general one. */
const qualityRules = (...ranges: string[]): Rule[] =>
  ranges.flatMap((range): Rule[] => [
    [`${START}${range}${PARAMETERS}${QUALITY}`, '$site_q'],
    [`${START}${range}${PARAMETERS}(?:,|$)`, '1'],
  ]);

/** Pattern for two qualities with a space between them, of which the first one is greater than or equal to the second one. */
const NOT_LESS = `^(?<site_same>[\\d.]*)(?:[\\d.]* \\k<site_same>[0.]*|${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `${digit}[\\d.]* \\k<site_same>[0-${digit - 1}][\\d.]*`)
  .join('|')})$`;

/**
 * Rules that decide whether a client prefers the Markdown version of a page (RFC 9110, section 12.5.1), as regular expressions that both
 * nginx and JavaScript can use. The first rule that matches applies, and letter case is ignored.
 *
 * Only clients that list `text/markdown` get Markdown, because browsers accept all media types. If Markdown and HTML have the same quality,
 * they get Markdown.
 */
const NEGOTIATION = {
  markdown: qualityRules('text/markdown'),
  html: qualityRules('text/html', 'text/\\*', '\\*/\\*'),
  /** Input: the qualities of Markdown and HTML. */
  prefersMarkdown: [
    ['^0(?:\\.0*)? ', ''],
    [NOT_LESS, '1'],
  ] satisfies Rule[],
} as const;

/** Returns the value of the first rule that matches `input`. */
function valueOf(rules: readonly Rule[], input: string, fallback: string): string {
  for (const [pattern, value] of rules) {
    const match = new RegExp(pattern, 'i').exec(input);
    if (match) return value.replace(/^\$(\w+)$/, (_, name: string) => match.groups?.[name] ?? '');
  }
  return fallback;
}

/** Returns whether a client that sends this `Accept` header prefers Markdown to HTML. */
export function prefersMarkdown(accept: string): boolean {
  const {markdown, html, prefersMarkdown: rules} = NEGOTIATION;
  return valueOf(rules, `${valueOf(markdown, accept, '0')} ${valueOf(html, accept, '0')}`, '') === '1';
}

const map = (input: string, variable: string, rules: readonly Rule[], fallback: string): string =>
  `map ${input} ${variable} {\n${rules.map(([pattern, value]) => `  "~*${pattern}" "${value}";\n`).join('')}  default "${fallback}";\n}\n`;

/** Returns the nginx maps that set `$site_index` to the name of the file in the folder of a page that the client prefers. */
export const negotiationMaps = (): string =>
  `# The version of a page that a client prefers: Markdown only if it lists text/markdown, with at least the quality of HTML.
${map('$http_accept', '$site_markdown_quality', NEGOTIATION.markdown, '0')}${map('$http_accept', '$site_html_quality', NEGOTIATION.html, '0')}${map(
    '"$site_markdown_quality $site_html_quality"',
    '$site_index',
    NEGOTIATION.prefersMarkdown.map(([pattern, value]): Rule => [pattern, value ? MARKDOWN_INDEX : HTML_INDEX]),
    HTML_INDEX,
  )}`;

/** Names of the files in the folder of a page. */
export const HTML_INDEX = 'index.html';
export const MARKDOWN_INDEX = 'index.md';
