/** `npm start`: serves the site with live editing on http://localhost:3000. Arguments go to `docusaurus start`. */
import {readSettings, typosIn} from '../src/config/env.ts';
import {runMain} from './lib/main.ts';
import {run} from './lib/run.ts';

runMain(() => {
  // Here, because Docusaurus would print the stack of an error in its configuration.
  readSettings();
  for (const warning of typosIn()) console.warn(warning);
  return run('docusaurus', ['start', '--port', '3000', ...process.argv.slice(2)]);
});
