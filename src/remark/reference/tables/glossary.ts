import {titleOf} from '../../../content/titles.ts';
import {loadGlossary} from '../../../data/tables.ts';
import type {GlossaryEntry} from '../../../data/types.ts';
import {filter} from '../filter.ts';
import {filtered, heading, join, link, prose, slug, wrap} from '../markdown.ts';

/** Renders `<GlossaryReference />`: all terms, each with an anchor, grouped by first letter, with a filter. */
export function renderGlossaryReference(): string {
  const entries = loadGlossary();
  const letters = [...new Set(entries.map(letterOf))];
  const group = (letter: string) => entries.filter((entry) => letterOf(entry) === letter).map(renderTerm);
  return wrap(
    'reference filterable',
    join([
      filter('terms'),
      wrap('letters', letters.map((letter) => link(letter, `#${letterAnchor(letter)}`)).join(' ')),
      ...letters.map((letter) => filtered(join([heading(2, letter, letterAnchor(letter)), ...group(letter)]))),
    ]),
  );
}

const letterOf = ({term}: GlossaryEntry): string => term[0]!.toUpperCase();
const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Returns the anchor of a term on the glossary page. */
export const termAnchor = (term: string): string => slug(term);

function renderTerm({term, short, aliases, definition, see, page}: GlossaryEntry): string {
  const names = [...(short ? [short] : []), ...(aliases ?? [])];
  const further = [
    names.length > 0 && `Also called: ${names.map(prose).join(', ')}.`,
    see && `See also: ${see.map((other) => link(prose(other), `#${termAnchor(other)}`)).join(', ')}.`,
    page && `For more information, see ${link(prose(titleOf(page)), page)}.`,
  ].filter(Boolean);
  return filtered(join([heading(3, prose(term), termAnchor(term)), prose(definition), further.join(' ')]));
}
