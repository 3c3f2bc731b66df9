/** `npm start`: serves the site with live reload on http://localhost:3000. Passes its arguments to `docusaurus start`. */
import {readSettings, typosIn} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {run} from './lib/run.ts';

runMain(() => {
  // Validates the settings here, because Docusaurus prints a stack trace for errors in its configuration.
  readSettings();
  for (const warning of typosIn()) console.warn(warning);
  return run('docusaurus', ['start', '--port', '3000', ...process.argv.slice(2)]);
});
