/**
 * Checks that documents, `tests/contract/routes.json`, sidebars, and redirects agree.
 *
 *   tsx scripts/check-routes.ts                    everything
 *   tsx scripts/check-routes.ts docs/basics …      findings about some files or folders only
 */
import {checkRoutes} from './lib/checkRoutes.ts';
import {runMain} from './lib/main.ts';
import {report} from './lib/report.ts';
import {readSiteMap} from './lib/siteMap.ts';
import {isAt} from './lib/sources.ts';

async function main(): Promise<number> {
  const siteMap = await readSiteMap();
  const isChosen = isAt(process.argv.slice(2));
  const findings = checkRoutes(siteMap).filter(({file}) => isChosen(file));
  return report(findings, `${siteMap.contract.length} routes`);
}

runMain(main);
