/** Components that reference text uses and that only the pages with such text load. */
const scripted: Readonly<Record<string, string>> = {
  // Not through the door, which every page loads.
  LogField: '@site/src/features/search/LogField',
  ReferenceFilter: '@site/src/features/reference-filter',
  PlatformConfigurator: '@site/src/features/configurator',
  Samples: '@site/src/features/samples',
};

/** The import lines that `markdown` needs. */
export const importsOf = (markdown: string): string[] =>
  Object.entries(scripted).flatMap(([name, module]) => (new RegExp(`<${name}[\\s>]`).test(markdown) ? [`import {${name}} from '${module}';`] : []));
