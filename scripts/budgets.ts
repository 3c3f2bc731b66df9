/**
 * `npm run budgets -- [--main FILE] [--out FILE]`: prints the sizes of the build in `build/` as a Markdown table, compared with the figures
 * in the `--main` file if it exists, and fails if a figure exceeds its budget. `--out` writes the figures as JSON for the next comparison.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {measureBuild, type Figures} from './budgets/figures.ts';
import {reportOf} from './budgets/report.ts';
import {runMain} from './lib/main.ts';
import {BUILD_DIR, warnIfStale} from './lib/site.ts';

runMain(async () => {
  const {values} = parseArgs({options: {main: {type: 'string'}, out: {type: 'string'}}});
  warnIfStale();
  const figures = measureBuild(BUILD_DIR);
  const main =
    values.main && existsSync(values.main) ? (JSON.parse(readFileSync(values.main, 'utf8')) as Figures) : undefined;
  const {markdown, over} = reportOf(figures, main);
  console.log(markdown);
  if (values.out) writeFileSync(values.out, JSON.stringify(figures, null, 2));
  return over.length ? 1 : 0;
});
