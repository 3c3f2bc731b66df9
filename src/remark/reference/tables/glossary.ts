import {loadGlossary} from '../../../data/tables.ts';
import type {GlossaryEntry} from '../../../data/types.ts';
import {heading, join, link, prose, slug} from '../markdown.ts';

/** `<GlossaryReference />`: every term under its first letter, with an anchor of its own. */
export function renderGlossaryReference(): string {
  const entries = loadGlossary();
  const letters = [...new Set(entries.map(({term}) => term[0]!.toUpperCase()))];
  return join([
    letters.map((letter) => link(letter, `#letter-${letter.toLowerCase()}`)).join(' · '),
    ...letters.flatMap((letter) => [
      heading(2, letter, `letter-${letter.toLowerCase()}`),
      ...entries.filter(({term}) => term[0]!.toUpperCase() === letter).map(renderTerm),
    ]),
  ]);
}

/** The anchor of a term on the glossary's page. */
export const termAnchor = (term: string): string => slug(term);

function renderTerm({term, short, aliases, definition, see, page}: GlossaryEntry): string {
  const names = [...(short ? [short] : []), ...(aliases ?? [])];
  const further = [
    names.length > 0 && `Also: ${names.map(prose).join(', ')}.`,
    see && `See ${see.map((other) => link(prose(other), `#${termAnchor(other)}`)).join(', ')}.`,
    page && `${link('Read more', page)}.`,
  ].filter(Boolean);
  return join([heading(3, prose(term), termAnchor(term)), prose(definition), further.join(' ')]);
}
