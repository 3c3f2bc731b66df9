/**
 * `npm run move:page -- OLD NEW`: moves a page, and updates everything that depends on its route: the contract, its sidebar, the redirects,
 * and the links to it. If a step fails, nothing is changed.
 */
import {runMain} from './lib/main.ts';
import {applyMove, planMove} from './lib/movePage.ts';
import {readSiteMap} from './lib/siteMap.ts';

async function main(): Promise<void> {
  const [page, path, ...more] = process.argv.slice(2);
  if (!page || !path || more.length)
    throw new Error('Expected the page and its new path: npm run move:page -- basics/old-name basics/new-name');
  const plan = planMove(await readSiteMap(), page, path);
  applyMove(plan);
  console.log(`Moved ${plan.file} to ${plan.newFile}; ${plan.from} redirects to ${plan.to}.`);
  console.log(
    `Changed ${plan.texts.size} files:\n${[...plan.texts.keys()]
      .sort()
      .map((file) => `  ${file}`)
      .join('\n')}`,
  );
  if (plan.left.length)
    console.log(
      `These places still contain ${plan.from}. Change them manually if they refer to the page:\n${plan.left.map((place) => `  ${place}`).join('\n')}`,
    );
  console.log(
    'Next: review the changes with git diff, run npm run check -- --changed, and run npm run published-urls, which builds the site.',
  );
}

runMain(main);
