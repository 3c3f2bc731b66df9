/** Pieces of MDX text, written so that no data can break out of its place. */

/** Text as code; a backtick inside is fenced by more of them. */
export function code(value: string | number | boolean): string {
  const text = String(value);
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** A fenced block. */
export const block = (language: string, text: string, meta = ''): string => `\`\`\`${language}${meta && ` ${meta}`}\n${text.trimEnd()}\n\`\`\``;

/** A heading with an anchor of its own. */
export const heading = (depth: number, text: string, id: string): string => `${'#'.repeat(depth)} ${text} {/* #${id} */}`;

/** Lower-case words joined by hyphens, as anchors are. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A component with string attributes; those that are undefined are left out. */
export function component(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`);
  return `<${name}${written.join('')} />`;
}

/** A row of a table; line breaks and bars in cells are tamed. */
export const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;

/** A table; empty where there are no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length ? [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n') : '';

/** Paragraphs and blocks, an empty line between them; undefined and empty ones are left out. */
export const join = (parts: readonly (string | undefined | false | 0)[]): string => parts.filter(Boolean).join('\n\n');
