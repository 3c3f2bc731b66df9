import {tmpdir} from 'node:os';
import path from 'node:path';
import {startNginx} from '../../../tests/lib/nginx.ts';
import {BUILD_DIR, ensureBuilt} from '../../lib/site.ts';
import {judgePages, type Verdict} from '../lighthouse.ts';
import {head, kilobytes, row} from '../table.ts';
import {withChromium} from '../withChromium.ts';
import {starlight, vitePress} from './contenders.ts';
import {loadOf, type Load} from './load.ts';
import {buildPlain} from './plain.ts';
import {buildProject, type Built} from './project.ts';
import {readSidebars} from './sidebars.ts';
import {pagesOf} from './twins.ts';

/** A how-to with code, a concept, and a reference of an API. */
const ROUTES = ['/web-apps/automated-testing/selenium/', '/performance/about/', '/dev/api/accounts/'];
/** What was built is kept here, and built anew only where pages, sources or versions changed. */
const FOLDER = path.join(tmpdir(), 'docs-beside');

/** How one of the builds did, page by page in the order of the routes. */
interface Result {
  name: string;
  loads: Load[];
  verdicts: Verdict[];
}

async function buildAll(): Promise<Built[]> {
  const site: Built = {name: 'this site', root: BUILD_DIR, config: 'delivery/nginx.conf'};
  const plain = await buildPlain(path.join(FOLDER, 'plain'));
  const pages = pagesOf(BUILD_DIR);
  const sidebars = readSidebars();
  const vue = await buildProject(path.join(FOLDER, 'vitepress'), vitePress(pages, sidebars));
  const astro = await buildProject(path.join(FOLDER, 'starlight'), starlight(pages, sidebars));
  return [site, plain, vue, astro];
}

async function measureOne({name, root, config}: Built, port: number, runs: number): Promise<Result> {
  const nginx = await startNginx(port, config, root);
  try {
    const addresses = ROUTES.map((route) => nginx.origin + route);
    return {name, loads: await loadsOf(addresses), verdicts: runs ? await judgePages(addresses, runs) : []};
  } finally {
    await nginx.stop();
  }
}

const loadsOf = (addresses: readonly string[]): Promise<Load[]> =>
  withChromium(async (browser) => {
    const loads: Load[] = [];
    for (const address of addresses) loads.push(await loadOf(browser, address));
    return loads;
  });

function printCosts(builds: readonly Built[]): void {
  console.log(head(['build', 'processor s', 'elapsed s', 'peak MiB']));
  for (const {name, cost} of builds) {
    if (cost) console.log(row([name, cost.cpuSeconds.toFixed(1), cost.wallSeconds.toFixed(1), Math.round(cost.peakMebibytes)]));
  }
}

function printLoads(results: readonly Result[]): void {
  console.log(`\n${head(['page', 'built as', 'HTML KB', 'CSS KB', 'JavaScript KB', 'fonts KB', 'all KB', 'requests'])}`);
  for (const [i, route] of ROUTES.entries()) {
    for (const {name, loads} of results) {
      const {html, css, javascript, fonts, total, requests} = loads[i]!;
      console.log(row([`\`${route}\``, name, ...[html, css, javascript, fonts, total].map(kilobytes), requests]));
    }
  }
}

function printVerdicts(results: readonly Result[]): void {
  console.log(`\n${head(['page', 'built as', 'performance', 'LCP ms', 'TBT ms', 'interaction delay ms', 'CLS'])}`);
  for (const [i, route] of ROUTES.entries()) {
    for (const {name, verdicts} of results) {
      const {scores, lcp, tbt, interactionDelay, cls} = verdicts[i]!;
      console.log(row([`\`${route}\``, name, scores.performance, ...[lcp, tbt, interactionDelay].map(Math.round), cls.toFixed(3)]));
    }
  }
}

/**
 * Builds this site as it is, as Docusaurus does by itself, and its pages in VitePress and Starlight, and prints what some pages load in each,
 * and how Lighthouse judges them in `runs` runs; none for 0. Gives the exit code.
 */
export async function printBeside(port: number, runs: number): Promise<number> {
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const builds = await buildAll();
  const results: Result[] = [];
  for (const built of builds) results.push(await measureOne(built, port, runs));
  printCosts(builds);
  printLoads(results);
  if (runs) printVerdicts(results);
  return 0;
}
