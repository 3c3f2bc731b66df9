/**
 * `npm run eval:search -- [--build FOLDER] [--queries FILE] [--misses]`: scores search on the judged queries. Skips queries whose relevant
 * pages aren't in the index. `--misses` also lists the queries whose first result isn't relevant.
 */
import {parseArgs} from 'node:util';
import {engineOf, judge, pagesOf, readQueries, scoresOf} from './lib/searchEval.ts';
import {runMain} from './lib/main.ts';

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    queries: {type: 'string'},
    misses: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  const queries = readQueries(values.queries);
  const judged = await judge(engineOf(values.build), queries, pagesOf(values.build));
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
