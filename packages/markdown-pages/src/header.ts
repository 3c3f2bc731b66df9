import {stringify} from 'yaml';
import type {MarkdownPage} from './markdownPage.ts';

/** Returns the YAML front matter of a Markdown version: metadata of the page, and `index`, the URL of `llms.txt`. */
export function header(
  {title, description, url, lastChanged, archived}: Omit<MarkdownPage, 'markdown'>,
  index: string,
): string {
  const facts = {
    title,
    description,
    url,
    ...(lastChanged && {last_changed: lastChanged}),
    ...(archived && {archived: true}),
    index,
  };
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n`;
}
