import {code, prose} from '../markdown.ts';

/** Blocks of Markdown inside one line: paragraphs follow one another, lists become `<ul>`. */
export function inline(markdown = ''): string {
  const parts: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of prose(markdown).split('\n').map((text) => text.trim())) {
    if (/^[-*] /.test(line)) items.push(line.slice(2));
    else if (line && items.length) items[items.length - 1] += ` ${line}`;
    else if (line) parts.push(line);
    else close();
  }
  close();
  return parts.join(' ');
}

/** A description on a line of its own, below name and type. */
export const ownLine = (markdown: string | undefined): string => (markdown ? `<br />${inline(markdown)}` : '');

/** A folded part in one line. */
export const fold = (summary: string, content: string): string => `<details><summary>${summary}</summary>${content}</details>`;

/** A list in one line, with a class for its looks. */
export const lines = (className: string, entries: readonly string[]): string =>
  entries.length ? `<ul className="${className}">${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>` : '';

/** A value as code, text without its quotation marks. */
export const value = (given: unknown): string => code(typeof given === 'string' ? given || '""' : JSON.stringify(given));
