/**
 * `npm run bench:page [-- --runs 5]`: prints the size of the first load by page type, from the build in `build/`. Then runs Lighthouse on a
 * page of each type under nginx with the production headers. Fails if accessibility, best practices, or SEO is below 100. Performance is
 * only printed, because it depends on the computer. `--runs 0` skips Lighthouse.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {kindsOnSite} from '../../tests/lib/pageKinds.ts';
import {startNginx} from '../../tests/lib/nginx.ts';
import {quantile, routesByKind, weigh, type PageWeight} from '../budgets/pages.ts';
import {runMain} from '../lib/main.ts';
import {BUILD_DIR, warnIfStale} from '../lib/site.ts';
import {SLOW, categories, judgePages} from './lighthouse.ts';
import {head, kilobytes, row} from './measure.ts';

const RUNS = 5;
const PORT = 4397;
/** Page types that are hidden from search engines, which lowers their SEO score. */
const HIDDEN = new Set(['archived', 'unknown']);

function printWeights(): void {
  console.log(
    head([
      'kind',
      'pages',
      'HTML KB, median',
      'HTML KB, 95th percentile',
      'CSS KB',
      'JavaScript KB',
      'fonts KB',
      'requests',
    ]),
  );
  for (const [kind, routes] of routesByKind()) {
    const weights = routes.map((route) => weigh(BUILD_DIR, route));
    const of = (key: keyof PageWeight, share = 0.5) =>
      quantile(
        weights.map((weight) => weight[key]),
        share,
      );
    const cells = [
      kind,
      routes.length,
      kilobytes(of('html')),
      kilobytes(of('html', 0.95)),
      kilobytes(of('css')),
      kilobytes(of('javascript')),
      kilobytes(of('fonts')),
      of('requests'),
    ];
    console.log(row(cells));
  }
}

async function printVerdicts(runs: number): Promise<number> {
  const pages = kindsOnSite.filter(({kind}) => !HIDDEN.has(kind));
  const nginx = await startNginx(PORT);
  try {
    const verdicts = await judgePages(
      pages.map(({address}) => nginx.origin + address),
      runs,
    );
    console.log(`\n${head(['kind', 'page', ...categories, 'LCP ms', 'TBT ms', 'interaction delay ms', 'speed'])}`);
    for (const [i, {kind, address}] of pages.entries()) {
      const {scores, lcp, tbt, interactionDelay, speed} = verdicts[i]!;
      console.log(
        row([
          kind,
          address,
          ...categories.map((category) => scores[category]),
          ...[lcp, tbt, interactionDelay, speed].map(Math.round),
        ]),
      );
    }
    if (verdicts.some(({speed}) => speed < SLOW))
      console.warn(`The computer is too slow for the performance scores of pages whose speed is below ${SLOW}.`);
    const findings = pages.flatMap(({address}, i) => verdicts[i]!.findings.map((finding) => `${address}: ${finding}`));
    for (const finding of findings) console.error(finding);
    return findings.length ? 1 : 0;
  } finally {
    await nginx.stop();
  }
}

runMain(async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: String(RUNS)}}});
  if (!/^\d{1,2}$/.test(values.runs))
    throw new Error(`Invalid --runs="${values.runs}": expected a number from 0 to 99.`);
  if (!existsSync(BUILD_DIR)) throw new Error(`${BUILD_DIR}/ is missing. Run "npm run build" first.`);
  warnIfStale();
  printWeights();
  return Number(values.runs) ? printVerdicts(Number(values.runs)) : 0;
});
