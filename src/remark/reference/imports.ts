/** Components in generated content that only the pages with such content load. */
const scripted: Readonly<Record<string, string>> = {
  // Not from the public API of `search`, which every page loads.
  LogField: '@site/src/features/search/LogField',
  ReferenceFilter: '@site/src/features/reference-filter',
  PlatformConfigurator: '@site/src/features/configurator',
  Samples: '@site/src/features/samples',
  ResponseExample: '@site/src/features/samples',
  EndpointUrl: '@site/src/features/samples',
};

/** Returns the import statements for the components in `markdown`. */
export const importsOf = (markdown: string): string[] =>
  Object.entries(scripted).flatMap(([name, module]) =>
    new RegExp(`<${name}[\\s>]`).test(markdown) ? [`import {${name}} from '${module}';`] : [],
  );
