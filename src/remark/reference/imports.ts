/** Components in generated content that only the pages with such content load. */
const scripted: Readonly<Record<string, string>> = {
  LogField: '@site/src/features/log-field',
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
