import {slug as githubSlug} from 'github-slugger';

/** Pieces of MDX text, written so that no data can break out of its place. */

/** Text as code; a backtick inside is fenced by more of them. */
export function code(value: string | number | boolean): string {
  const text = String(value);
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Values as code, a comma between them. */
export const codes = (values: readonly (string | number | boolean)[]): string => values.map(code).join(', ');

/** Markdown of data as MDX: outside code, braces and angle brackets are text, not markup. */
export const prose = (markdown: string): string =>
  markdown
    .trim()
    .split(/(^```[^]*?^```|`+[^`]*`+)/m)
    .map((part, at) => (at % 2 ? part : part.replace(/(?<!\\)[<{]/g, '\\$&')))
    .join('');

/** A value as JSON in one line, with room to breathe. */
export const inlineJson = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** A fenced block. */
export const block = (language: string, text: string, meta = ''): string => {
  const fence = /^\s*```/m.test(text) ? '````' : '```';
  return `${fence}${language}${meta && ` ${meta}`}\n${text.trimEnd()}\n${fence}`;
};

/** A heading with an anchor of its own. */
export const heading = (depth: number, text: string, id: string): string => `${'#'.repeat(Math.min(depth, 6))} ${text} {/* #${id} */}`;

/** Lower-case words joined by hyphens, as anchors are. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The anchor that a heading with this text has by itself: `--dry-run` stays as it is, `appium:app` becomes `appiumapp`. */
export const anchorOf = (text: string): string => githubSlug(text);

/** A link; the text is Markdown. */
export const link = (text: string, target: string): string => `[${text}](${target})`;

/** Text without meaning as Markdown or MDX. */
const literal = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** A link of an overview (`.jumps`) to an entry of the page; it looks like code, but reads as its name. */
export const jump = (name: string, anchor: string): string => link(literal(name), `#${anchor}`);

/** An attribute's value, so that it stays one; line breaks are kept. */
export const attribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/\n/g, '&#xA;');

/** A component or element with string attributes; those that are undefined are left out. */
export function component(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`);
  return `<${name}${written.join('')} />`;
}

/** Markdown in a `div` with a class, for looks. */
export const wrap = (className: string, markdown: string): string => `<div className="${className}">\n\n${markdown}\n\n</div>`;

/** Markdown in an element that the reader's filter shows or hides; `on` says where the entry applies. */
export const filtered = (markdown: string, on?: readonly string[]): string =>
  `<section className="entry"${on ? ` data-on="${on.join(' ')}"` : ''}>\n\n${markdown}\n\n</section>`;

/** A tight list; entries that are undefined are left out. */
export const list = (entries: readonly (string | undefined | false)[]): string =>
  entries
    .filter((entry): entry is string => Boolean(entry))
    .map((entry) => `- ${entry.replace(/\n+/g, ' ')}`)
    .join('\n');

/** A row of a table; line breaks and bars in cells are tamed. */
export const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;

/** A table without the columns that are empty in every row; nothing where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return '';
  const used = head.map((_, at) => rows.some((cells) => cells[at]));
  const keep = (cells: readonly string[]) => row(cells.filter((_, at) => used[at]));
  return [keep(head), keep(head.map(() => '---')), ...rows.map(keep)].join('\n');
}

/** Paragraphs and blocks, an empty line between them; undefined and empty ones are left out. */
export const join = (parts: readonly (string | undefined | false | 0)[]): string => parts.filter(Boolean).join('\n\n');
