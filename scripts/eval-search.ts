/**
 * `npm run eval:search -- [--build FOLDER] [--fresh] [--queries FILE] [--misses]`: scores search on the judged queries. Skips queries whose
 * relevant pages aren't in the index. `--misses` also lists the queries whose first result isn't relevant, except for the validation sets.
 * `--fresh` generates the index again with the current code.
 *
 * `npm run eval:search -- --cross-validate [--folds 5]`: fits the weights to all folds of the tuning sets but one, and scores them on the
 * fold that was left out. Also prints the effect of switching each signal off. `--engine minisearch` does the same with MiniSearch, on
 * documents with the same content.
 */
import {parseArgs} from 'node:util';
import path from 'node:path';
import {weights} from 'docusaurus-plugin-site-search/engine';
import {
  ablate,
  cached,
  crossValidate,
  foldsOf,
  type Evaluate,
  type Parameter,
  type Setting,
  scoresOf,
  type JudgedQuery,
} from 'docusaurus-plugin-site-search/evaluation';
import {miniSearchParameters, miniSearchWeights, tunedMiniSearch} from './bench/search/tunedMiniSearch.ts';
import {recordsOf} from './bench/search/records.ts';
import {TUNING_SETS, VALIDATION_SETS, engineOf, freshEngineOf, judge, pagesOf, readQueries} from './lib/searchEval.ts';
import {runMain} from './lib/main.ts';

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    queries: {type: 'string'},
    misses: {type: 'boolean', default: false},
    fresh: {type: 'boolean', default: false},
    'cross-validate': {type: 'boolean', default: false},
    folds: {type: 'string', default: '5'},
    engine: {type: 'string', default: 'own'},
  },
});

/** Weights that multiply a score. The others add to it. */
const FACTORS = new Set<string>(['landing', 'questionReference', 'namedElsewhere', 'ownArea']);
/** Weights that can't be switched off: 0 would change the formula, or the status of a page would no longer matter. */
const FIXED = new Set<string>(['page', 'questionPage', 'saturation', 'text', 'deprecated', 'legacy', 'archived']);

/** Engine whose weights are fitted. */
interface Candidate {
  start: Setting;
  parameters: readonly Parameter[];
  evaluate: Evaluate;
}

async function ownEngine(queries: readonly JudgedQuery[]): Promise<Candidate> {
  const engine = await freshEngineOf(values.build);
  const pages = pagesOf(values.build);
  const tuned: Record<string, number> = weights;
  const start: Setting = {...weights};
  const parameters = Object.keys(weights)
    // No query in the sets has an area or selects an edition.
    .filter((name) => name !== 'ownArea' && name !== 'archived')
    .map((name): Parameter => ({name, ...(!FIXED.has(name) && {neutral: FACTORS.has(name) ? 1 : 0})}));
  const evaluate = cached(async (setting) => {
    Object.assign(tuned, start, setting);
    const judged = await judge(engine, queries, pages);
    Object.assign(tuned, start);
    return judged.map(({rank}) => (rank ? 1 / rank : 0));
  });
  return {start, parameters, evaluate};
}

async function miniSearch(queries: readonly JudgedQuery[]): Promise<Candidate> {
  const search = tunedMiniSearch(await recordsOf(values.build));
  const evaluate = cached((setting) =>
    Promise.resolve(
      queries.map(({query, pages}) => {
        const rank = search(query, setting).findIndex((page) => pages.includes(page)) + 1;
        return rank ? 1 / rank : 0;
      }),
    ),
  );
  return {start: miniSearchWeights, parameters: miniSearchParameters, evaluate};
}

async function validate(): Promise<void> {
  if (values.engine !== 'own' && values.engine !== 'minisearch')
    throw new Error(`Invalid --engine ${values.engine}: expected own or minisearch.`);
  const count = Number(values.folds);
  if (!Number.isInteger(count) || count < 2)
    throw new Error(`Invalid --folds ${values.folds}: expected a whole number of at least 2.`);
  const queries = TUNING_SETS.flatMap((file) => readQueries(file));
  const {start, parameters, evaluate} = values.engine === 'own' ? await ownEngine(queries) : await miniSearch(queries);
  const folds = foldsOf(
    queries.map(({kind}) => kind),
    count,
  );
  console.table(
    (await ablate(parameters, folds, evaluate)).map(({change, ...row}) => ({...row, change: change.toFixed(4)})),
  );
  const {current, fitted, heldOut, changes} = await crossValidate(start, parameters, folds, evaluate);
  for (const [fold, change] of changes.entries()) console.log(`Fold ${fold + 1}: ${JSON.stringify(change)}`);
  console.log(
    `MRR@10 of the current weights: ${current.toFixed(4)}; of fitted weights: ${fitted.toFixed(4)} on the queries that they were fitted to, ` +
      `${heldOut.toFixed(4)} on the other queries`,
  );
}

async function main(): Promise<void> {
  if (values['cross-validate']) return validate();
  const {queries: file} = values;
  if (values.misses && file && VALIDATION_SETS.some((set) => path.resolve(set) === path.resolve(file)))
    throw new Error(`${file} is scored as a whole only. To see misses, use a set that may be tuned for.`);
  const queries = readQueries(file);
  const engine = values.fresh ? await freshEngineOf(values.build) : engineOf(values.build);
  const judged = await judge(engine, queries, pagesOf(values.build));
  if (values.misses) {
    for (const {kind, query, rank, found, pages} of judged.filter((one) => one.rank !== 1)) {
      console.log(
        `${kind}: “${query}” ${rank ? `rank ${rank}` : 'not found'}; first results: ${found.slice(0, 3).join(' ')}; relevant: ${pages.join(' ')}`,
      );
    }
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  console.table(
    scoresOf(judged).map(({kind, queries: count, mrr, success}) => ({
      kind,
      queries: count,
      'MRR@10': mrr.toFixed(3),
      'success@1': percent(success[1]),
      'success@3': percent(success[3]),
      'success@10': percent(success[10]),
    })),
  );
  console.log(`${judged.length} of ${queries.length} queries scored`);
}

runMain(main);
