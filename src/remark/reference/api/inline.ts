import {code, prose} from '../markdown.ts';

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
