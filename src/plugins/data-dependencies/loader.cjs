// A loader runs as it stands, in Node, so this file is no TypeScript.
const path = require('node:path');

const DATA = path.resolve(__dirname, '../../data');
// Components that stand for data, and tokens for hosts, see src/remark; and a status, whose day is data.
const READS_DATA = /<[A-Z]\w*Reference\b|\{\{\w+\}\}|^status:/m;

/** Tells the bundler that a page which shows data changes with the data, so that live editing and warm builds follow. */
module.exports = function dataDependencies(source) {
  if (READS_DATA.test(source)) this.addContextDependency(DATA);
  return source;
};
