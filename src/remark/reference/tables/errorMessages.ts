import {loadErrorMessages} from '../../../data/tables.ts';
import type {ErrorMessage} from '../../../data/types.ts';
import {code, codes, heading, join, list, prose} from '../markdown.ts';

const areas: Record<ErrorMessage['area'], string> = {
  all: 'Every kind of test',
  web: 'Web apps',
  mobile: 'Mobile apps',
  'real-devices': 'Real devices',
};

/** `<ErrorMessageReference />`: every message with its meaning, causes and remedies, by the kind of test that shows it. */
export function renderErrorMessageReference(): string {
  const messages = loadErrorMessages();
  return join(
    (Object.keys(areas) as ErrorMessage['area'][]).flatMap((area) => {
      const shown = messages.filter((message) => message.area === area);
      return shown.length ? [heading(2, areas[area], `area-${area}`), ...shown.map(renderMessage)] : [];
    }),
  );
}

// Messages stand in code style: they are what a reader pastes.
const renderMessage = ({id, message, also, meaning, causes, fixes, capabilities}: ErrorMessage): string =>
  join([
    heading(3, code(message), id),
    also && `Also: ${codes(also)}.`,
    prose(meaning),
    '**Causes**',
    list(causes.map(prose)),
    '**Remedies**',
    list(fixes.map(prose)),
    capabilities && `Capabilities: ${codes(capabilities)}; see [test configuration options](/dev/test-configuration-options/).`,
  ]);
