import {loadErrorMessages} from '../../../data/tables.ts';
import type {ErrorMessage} from '../../../data/types.ts';
import {filter} from '../filter.ts';
import {anchorOf, code, codes, component, filtered, heading, join, link, list, prose, wrap} from '../markdown.ts';

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
