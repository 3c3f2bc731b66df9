import {stringify} from 'yaml';
import type {Twin} from './twin.ts';

/** What stands above the content of a twin: what the page is, where it is, how old it is, and where the list of all pages is. */
export function header({title, description, url, lastChanged, archived}: Omit<Twin, 'markdown'>, index: string): string {
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
