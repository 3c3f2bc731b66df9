import {titleOf} from '../../../content/titles.ts';
import {loadGlossary} from '../../../data/tables.ts';
import type {GlossaryEntry} from '../../../data/types.ts';
import {filter} from '../filter.ts';
import {anchorOf, filtered, heading, join, link, list, prose, wrap} from '../markdown.ts';

/** `<GlossaryReference />`: every term, by letter, with a filter. */
export function renderGlossaryReference(): string {
  const byLetter = new Map<string, GlossaryEntry[]>();
  for (const entry of loadGlossary()) {
    const letter = /^[a-z]/i.test(entry.term) ? entry.term[0]!.toUpperCase() : '0–9';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  const letters = [...byLetter.keys()];
  return wrap(
    'reference glossary filterable',
    join([
      filter('terms'),
      wrap('jumps jumps--flat', list([letters.map((letter) => link(letter, `#${letterAnchor(letter)}`)).join(' ')])),
      ...[...byLetter].map(([letter, entries]) => filtered(join([heading(2, letter, letterAnchor(letter)), ...entries.map(renderTerm)]))),
    ]),
  );
}

const letterAnchor = (letter: string): string => (letter === '0–9' ? 'digits' : letter.toLowerCase());

/** The anchor of a term, on the glossary's page. */
export const termAnchor = (term: string): string => anchorOf(term);

function renderTerm({term, short, aliases = [], definition, see = [], page}: GlossaryEntry): string {
  const also = aliases.length ? `Also: ${aliases.join(', ')}.` : '';
  const others = see.length ? `See ${see.map((other) => link(other, `#${termAnchor(other)}`)).join(', ')}.` : '';
  const more = page ? `More: ${link(titleOf(page), page)}.` : '';
  return filtered(join([heading(3, short ? `${term} (${short})` : term, termAnchor(term)), prose(definition), [also, others, more].filter(Boolean).join(' ')]));
}
