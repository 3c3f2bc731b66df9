// The bundler runs loaders directly in Node.js, so this file can't be TypeScript.
const path = require('node:path');

const SRC = path.resolve(__dirname, '..');
const DATA = path.join(SRC, 'data');
const GLOSSARY = path.join(DATA, 'glossary.yaml');
const DOCS = path.join(SRC, '../docs');

// Components that show data, host tokens (src/remark), and statuses, whose dates are data.
const READS_DATA =
  /<(?:[A-Z]\w*Reference|LegacyNotice|PlatformConfigurator|ScreenIllustration)\b|\{\{\w+\}\}|^status:/m;
const HAS_SAMPLES = /^ *(?:`{3,}|~{3,})[a-z]/m;
// Section of a page; see `sectionOf` in src/content/samples/proofs.ts.
const SECTION = /[\\/]docs[\\/](?!_partials[\\/])([\w-]+)/;
// Flag references link to the pages that document the commands, and finding these requires reading all pages.
const READS_PAGES = /<(?:Command|Flag)Reference\b/;

/** Adds the data and pages that a page depends on to its dependencies in the bundler, for live editing and cached builds. */
module.exports = function dataDependencies(source) {
  // Any page can contain glossary terms.
  this.addDependency(GLOSSARY);
  const section = SECTION.exec(this.resourcePath)?.[1];
  if (section && HAS_SAMPLES.test(source)) this.addDependency(path.join(DATA, 'sampleProofs', `${section}.json`));
  if (READS_DATA.test(source)) this.addContextDependency(DATA);
  if (READS_PAGES.test(source)) this.addContextDependency(DOCS);
  return source;
};
