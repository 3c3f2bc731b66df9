import {loadErrorMessages} from '../../../data/tables.ts';
import type {ErrorMessage} from '../../../data/types.ts';
import {nearest, orList} from '../../../lib/nearest.ts';
import {filter} from '../filter.ts';
import type {Attributes} from '../index.ts';
import {anchorOf, code, filtered, heading, join, link, list, prose, wrap} from '../markdown.ts';

const areas: Record<ErrorMessage['area'], string> = {
  all: 'Browsers and apps',
  web: 'Browsers',
  mobile: 'Apps',
  'real-devices': 'Real devices',
};

/** `<ErrorMessageReference />`: every message, with a filter; with `area="mobile"` those of one area; with `id="…"` one alone. */
export function renderErrorMessageReference({area, id}: Attributes): string {
  const messages = loadErrorMessages();
  if (id !== undefined) return wrap('reference', renderMessage(pick(messages, id)));
  if (area !== undefined && !(area in areas)) throw new Error(`area="${area}" is no area; accepted: ${orList(Object.keys(areas))}`);
  if (area !== undefined) return wrap('reference', join(messages.filter((one) => one.area === area).map(renderMessage)));
  const parts = Object.entries(areas).flatMap(([name, title]) => {
    const members = messages.filter((one) => one.area === name);
    return members.length ? [filtered(join([heading(2, title, anchorOf(title)), ...members.map((one) => filtered(renderMessage(one)))]))] : [];
  });
  return wrap('reference filterable', join([filter('messages'), ...parts]));
}

function pick(messages: readonly ErrorMessage[], wanted: string): ErrorMessage {
  const found = messages.find(({id}) => id === wanted);
  if (found) return found;
  const ids = messages.map(({id}) => id);
  const near = nearest(wanted, ids);
  throw new Error(`there is no error message "${wanted}"; ${near ? `did you mean "${near}"?` : `accepted: ${orList(ids)}`}`);
}

const renderMessage = ({id, message, also = [], meaning, causes, fixes, capabilities = []}: ErrorMessage): string =>
  join([
    heading(3, code(message), id),
    also.length > 0 && `Also as ${also.map(code).join(', ')}.`,
    prose(meaning),
    `**${causes.length > 1 ? 'Causes' : 'Cause'}**`,
    causes.length > 1 ? list(causes.map(prose)) : prose(causes[0]!),
    '**What to do**',
    fixes.length > 1 ? list(fixes.map(prose)) : prose(fixes[0]!),
    capabilities.length > 0 &&
      `Capabilities: ${capabilities.map((name) => link(code(name), `/dev/test-configuration-options/#${anchorOf(name)}`)).join(', ')}.`,
  ]);
