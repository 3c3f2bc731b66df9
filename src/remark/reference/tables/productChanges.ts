import {titleOf} from '../../../content/titles.ts';
import {loadProductChanges} from '../../../data/tables.ts';
import type {ProductChange} from '../../../data/types.ts';
import {writtenDate} from '../../../lib/dates.ts';
import {filter} from '../filter.ts';
import {factLine} from '../entry.ts';
import {code, filtered, heading, join, link, prose, wrap} from '../markdown.ts';

const events: Record<ProductChange['event'], string> = {
  renamed: 'Renamed',
  moved: 'Moved',
  retired: 'Retired',
  replaced: 'Replaced',
  deprecated: 'Deprecated',
};

/** Renders `<ProductChangeReference />`: a section for each product or document that changed, with a filter. */
export const renderProductChangeReference = (): string => renderProductChanges(loadProductChanges());

/** Renders a filter and a section for each change. */
export const renderProductChanges = (changes: readonly ProductChange[]): string =>
  wrap('reference filterable', join([filter('entries'), ...changes.map(renderChange)]));

const renderChange = (change: ProductChange): string => {
  const {id, name, event, date, documented, description, pages, replacements, aliases, sources} = change;
  return filtered(
    join([
      heading(2, prose(name), id),
      factLine([
        ['Event', events[event]],
        date && ['Date', writtenDate(date)],
        documented && ['Documentation changed', writtenDate(documented)],
        aliases && ['Also called', aliases.map(prose).join(', ')],
      ]),
      prose(description),
      `**See instead:** ${links(replacements)}`,
      pages && `**More information:** ${links(pages)}`,
      wrap('sources', `${sources.length > 1 ? 'Sources' : 'Source'}: ${sources.map(sourceText).join('; ')}`),
    ]),
  );
};

const links = (routes: readonly string[]): string =>
  routes.map((route) => link(linkText(titleOf(route)), route)).join(', ');

/** Escapes the colon in a title such as `appium:stable`, which would start a directive. */
const linkText = (title: string): string => prose(title).replace(/:(?=[a-z])/gi, '\\:');

const sourceText = ({repository, path, commit}: ProductChange['sources'][number]): string =>
  `${repository}, ${code(path)}${commit ? `, commit ${code(commit)}` : ''}`;
