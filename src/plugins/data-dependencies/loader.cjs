// A loader runs as it stands, in Node, so this file isn't TypeScript.
const path = require('node:path');

const SRC = path.resolve(__dirname, '../..');
const DATA = path.join(SRC, 'data');
const GLOSSARY = path.join(DATA, 'glossary.yaml');
const DOCS = path.join(SRC, '../docs');

// Components that show data, tokens for hosts (src/remark), and a status, whose day is data.
const READS_DATA = /<(?:[A-Z]\w*Reference|LegacyNotice|PlatformConfigurator)\b|\{\{\w+\}\}|^status:/m;
// References to flags link to the pages that show the commands, which are found by reading all pages.
const READS_PAGES = /<(?:Command|Flag)Reference\b/;

/** Tells the bundler what else a page is made from, so that live editing and warm builds follow. */
module.exports = function dataDependencies(source) {
  // Any page may use a term of the glossary.
  this.addDependency(GLOSSARY);
  if (READS_DATA.test(source)) this.addContextDependency(DATA);
  if (READS_PAGES.test(source)) this.addContextDependency(DOCS);
  return source;
};
