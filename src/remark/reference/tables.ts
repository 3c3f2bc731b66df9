import {
  loadDataCenters,
  loadErrorMessages,
  loadGlossary,
  loadMaintenance,
  loadProductChanges,
  loadStatusCodes,
} from '../../data/tables.ts';
import type {DataCenterEntry, ErrorMessage, GlossaryEntry, ProductChange} from '../../data/types.ts';
import {orList} from '../../lib/nearest.ts';
import {longDate, writtenDate} from '../../lib/dates.ts';
import {titleOf} from '../../content/routes.ts';
import type {Attributes} from './index.ts';
import {
  anchorOf,
  code,
  codes,
  component,
  filter,
  filtered,
  heading,
  join,
  link,
  list,
  prose,
  slug,
  table,
  wrap,
} from './markdown.ts';
import {factLine} from './entry.ts';

const columns: Record<string, {title: string; of: (center: DataCenterEntry) => string}> = {
  region: {title: 'Region', of: ({region}) => code(region)},
  api: {title: 'REST API base URL', of: ({apiHost}) => code(`https://${apiHost}/`)},
  webdriver: {title: 'WebDriver endpoint', of: ({webdriver}) => code(webdriver)},
  website: {title: 'Website', of: ({appHost}) => code(appHost)},
  tunnel: {title: 'Tunnel servers', of: ({tunnelServers}) => code(tunnelServers)},
  addresses: {title: 'IP address ranges', of: ({ipRanges}) => ipRanges.map(code).join(', ')},
};

/**
 * Renders `<DataCenterReference columns="region, api" />`: a table of the data centers with the specified columns.
 * @throws {Error} if a column is unknown.
 */
export function renderDataCenterReference({columns: wanted = 'region, api'}: Attributes): string {
  const names = wanted.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !columns[name]);
  if (unknown) throw new Error(`unknown column "${unknown}"; expected ${orList(Object.keys(columns))}`);
  return table(
    ['Data center', ...names.map((name) => columns[name]!.title)],
    loadDataCenters().map((center) => [center.name, ...names.map((name) => columns[name]!.of(center))]),
  );
}

/** Renders `<MaintenanceReference />`: maintenance windows (UTC) by day and data center, with the latest day first. */
export function renderMaintenanceReference(): string {
  const windows = loadMaintenance();
  const centers = loadDataCenters().filter(({id}) => windows.some(({center}) => center === id));
  const days = [...new Set(windows.map(({start}) => dayOf(start)))].sort().reverse();
  return table(
    ['Date', ...centers.map(({name}) => name)],
    days.map((date) => [
      longDate(new Date(date)),
      ...centers.map(({id}) => {
        const found = windows.find(({center, start}) => center === id && dayOf(start) === date);
        return found ? `${hourOf(found.start)} to ${hourOf(found.end)}` : '–';
      }),
    ]),
  );
}

const dayOf = (moment: string): string => moment.slice(0, 10);
const hourOf = (moment: string): string => moment.slice(11, 16);

/** Renders `<StatusCodeReference />`: the HTTP status codes of the REST APIs, with descriptions and solutions. */
export const renderStatusCodeReference = (): string =>
  table(
    ['Status code', 'Description', 'Solution'],
    loadStatusCodes().map(({code: status, name, meaning, fix}) => [
      `${code(status)} ${name}`,
      prose(meaning),
      fix ? prose(fix) : '',
    ]),
  );

const areas: Record<ErrorMessage['area'], string> = {
  all: 'All tests',
  web: 'Web apps',
  mobile: 'Mobile apps',
  'real-devices': 'Real devices',
};

/** Renders `<ErrorMessageReference />`: messages with causes and solutions, grouped by type of test, with a filter and a field for logs. */
export function renderErrorMessageReference(): string {
  const messages = loadErrorMessages();
  const groups = (Object.keys(areas) as ErrorMessage['area'][]).flatMap((area) => {
    const shown = messages.filter((message) => message.area === area);
    return shown.length ? [filtered(join([heading(2, areas[area], `area-${area}`), ...shown.map(renderMessage)]))] : [];
  });
  return wrap('reference filterable', join([component('LogField', {}), filter('messages'), ...groups]));
}

const oneOrList = (entries: readonly string[]): string =>
  entries.length > 1 ? list(entries.map(prose)) : prose(entries[0]!);

// Messages are formatted as code, because readers search for the exact text.
const renderMessage = ({id, message, also, meaning, causes, fixes, capabilities}: ErrorMessage): string =>
  filtered(
    join([
      heading(3, code(message), id),
      also && wrap('also', `Similar messages: ${codes(also)}.`),
      prose(meaning),
      causes.length > 1 ? '**Causes**' : '**Cause**',
      oneOrList(causes),
      fixes.length > 1 ? '**Solutions**' : '**Solution**',
      oneOrList(fixes),
      capabilities &&
        `Related capabilities: ${capabilities.map((name) => link(code(name), `/dev/test-configuration-options/#${anchorOf(name)}`)).join(', ')}.`,
    ]),
  );

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
