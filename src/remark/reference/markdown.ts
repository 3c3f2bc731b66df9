import {slug as githubSlug} from 'github-slugger';

// Functions that generate MDX. They escape data so that it can't change the structure of the page.

/** Renders inline code. Text with backticks gets a longer fence. */
export function code(value: string | number | boolean): string {
  const text = String(value);
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Renders values as inline code, separated by commas. */
export const codes = (values: readonly (string | number | boolean)[]): string => values.map(code).join(', ');

/** Converts Markdown from data to MDX: escapes braces and angle brackets outside code. */
export const prose = (markdown: string): string =>
  markdown
    .trim()
    .split(/(^```[^]*?^```|`+[^`]*`+)/m)
    .map((part, at) => (at % 2 ? part : part.replace(/(?<!\\)[<{]/g, '\\$&')))
    .join('');

/** Formats a value as JSON on one line, with spaces between the elements. */
export const inlineJson = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** Renders a fenced code block. */
export const block = (language: string, text: string, meta = ''): string => {
  const fence = /^\s*```/m.test(text) ? '````' : '```';
  return `${fence}${language}${meta && ` ${meta}`}\n${text.trimEnd()}\n${fence}`;
};

/** Renders a heading with an explicit anchor. */
export const heading = (depth: number, text: string, id: string): string =>
  `${'#'.repeat(Math.min(depth, 6))} ${text} {/* #${id} */}`;

/** Converts text to lowercase words joined by hyphens, for use as an anchor. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the anchor that Docusaurus generates for a heading: `--dry-run` for `--dry-run`, `appiumapp` for `appium:app`. */
export const anchorOf = (text: string): string => githubSlug(text);

/** Renders a link. The text is Markdown. */
export const link = (text: string, target: string): string => `[${text}](${target})`;

/** Escapes text for Markdown and MDX. */
const literal = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** Renders a link from an overview (`.jumps`) to an entry on the page. It's plain text, which CSS displays as code. */
export const jump = (name: string, anchor: string): string => link(literal(name), `#${anchor}`);

/** Escapes an attribute value. Preserves line breaks. */
export const attribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/\n/g, '&#xA;');

/** Renders a component or element with string attributes. Undefined attributes are omitted. */
export function component(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`);
  return `<${name}${written.join('')} />`;
}

/** Wraps Markdown in a `div` with a class. */
export const wrap = (className: string, markdown: string): string =>
  `<div className="${className}">\n\n${markdown}\n\n</div>`;

/** Wraps Markdown in an element that `ReferenceFilter` shows or hides. `on` lists the platforms of the entry. */
export const filtered = (markdown: string, on?: readonly string[]): string =>
  `<section className="entry"${on ? ` data-on="${on.join(' ')}"` : ''}>\n\n${markdown}\n\n</section>`;

/** Renders a tight list. Falsy entries are omitted. */
export const list = (entries: readonly (string | undefined | false)[]): string =>
  entries
    .filter((entry): entry is string => Boolean(entry))
    .map((entry) => `- ${entry.replace(/\n+/g, ' ')}`)
    .join('\n');

/** Renders a table row. Escapes pipes and replaces line breaks in cells. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;

/** Renders a table without the columns that are empty in every row. Returns an empty string if there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return '';
  const used = head.map((_, at) => rows.some((cells) => cells[at]));
  const keep = (cells: readonly string[]) => row(cells.filter((_, at) => used[at]));
  return [keep(head), keep(head.map(() => '---')), ...rows.map(keep)].join('\n');
}

/** Joins blocks with empty lines. Falsy blocks are omitted. */
export const join = (parts: readonly (string | undefined | false | 0)[]): string => parts.filter(Boolean).join('\n\n');

/**
 * Renders a form that filters a list by text and, with `facets`, by platform. The form must be inside an element of the class `filterable`,
 * and filters the elements of the class `entry` and the table rows in that element.
 */
export const filter = (noun: string, facets: readonly string[] = []): string =>
  component('ReferenceFilter', {noun, facets: facets.length ? facets.join(' ') : undefined});

/** Converts Markdown blocks to one line: joins paragraphs with spaces and converts lists to `<ul>`. */
export function inline(markdown = ''): string {
  const parts: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of prose(markdown)
    .split('\n')
    .map((text) => text.trim())) {
    if (/^[-*] /.test(line)) items.push(line.slice(2));
    else if (line && items.length) items[items.length - 1] += ` ${line}`;
    else if (line) parts.push(line);
    else close();
  }
  close();
  return parts.join(' ');
}

/** Renders a description on a separate line, below the name and type. */
export const ownLine = (markdown: string | undefined): string => (markdown ? `<br />${inline(markdown)}` : '');

/** Renders a collapsible section on one line. */
export const fold = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>${content}</details>`;

/** Renders a list with a class on one line. */
export const lines = (className: string, entries: readonly string[]): string =>
  entries.length ? `<ul className="${className}">${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>` : '';

/** Renders a value as inline code. Strings have no quotation marks unless they're empty. */
export const value = (given: unknown): string =>
  code(typeof given === 'string' ? given || '""' : JSON.stringify(given));
