/** Values of parameters by name. */
export type Setting = Readonly<Record<string, number>>;

/** Parameter whose values are compared. */
export interface Parameter {
  name: string;
  /** Value without effect, if there is one: 0 for a bonus, 1 for a factor. */
  neutral?: number;
}

/** Returns the score of each query under a setting. */
export type Evaluate = (setting: Setting) => Promise<readonly number[]>;

/** Result of a cross-validation. Scores are means over all queries. */
export interface Validated {
  /** Score of the current setting. */
  current: number;
  /** Mean score of the queries that each fold's setting was fitted to, and of the queries that it wasn't fitted to. */
  fitted: number;
  heldOut: number;
  /** Changes of each fold's setting. */
  changes: Setting[];
}

/** Effect of switching a parameter off. */
export interface Ablation {
  name: string;
  /** Change of the mean score. */
  change: number;
  /** Number of queries with a higher and a lower score. */
  better: number;
  worse: number;
  /** Number of folds in which the mean score increases or stays the same. */
  folds: number;
}

/** Factors by which a parameter is changed. */
const STEPS = [0.7, 1.4];
/** Minimum improvement of the mean score for which a fold changes a parameter. Smaller ones are chance. */
const GAIN = 0.001;
const MOST_CHANGES = 6;

const mean = (scores: readonly number[], numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + scores[number]!, 0) / Math.max(1, numbers.length);

/**
 * Divides queries into `count` folds of about the same size and composition, always in the same way. Returns the indexes of the queries of
 * each fold.
 * @param kinds the kind of each query.
 */
export function foldsOf(kinds: readonly string[], count: number): number[][] {
  const folds: number[][] = Array.from({length: count}, () => []);
  // Queries about the same topic are often next to each other, so neighbors go to different folds.
  [...kinds.keys()]
    .sort((a, b) => (kinds[a]! < kinds[b]! ? -1 : kinds[a]! > kinds[b]! ? 1 : a - b))
    .forEach((query, position) => folds[position % count]!.push(query));
  return folds;
}

/** Returns the evaluation with a cache, because folds try the same settings. */
export function cached(evaluate: Evaluate): Evaluate {
  const known = new Map<string, Promise<readonly number[]>>();
  return (setting) => {
    const key = JSON.stringify(Object.entries(setting).sort());
    let scores = known.get(key);
    if (!scores) known.set(key, (scores = evaluate(setting)));
    return scores;
  };
}

/**
 * Fits the parameters to all folds but one, and scores the setting on the fold that was left out, for each fold. `heldOut` is therefore an
 * estimate for queries that nobody has seen.
 */
export async function crossValidate(
  start: Setting,
  parameters: readonly Parameter[],
  folds: readonly (readonly number[])[],
  evaluate: Evaluate,
): Promise<Validated> {
  const all = folds.flat();
  const result = {current: mean(await evaluate({}), all), fitted: 0, heldOut: 0, changes: [] as Setting[]};
  for (const fold of folds) {
    const train = all.filter((query) => !fold.includes(query));
    const changes = await fit(start, parameters, train, evaluate);
    const scores = await evaluate(changes);
    result.fitted += mean(scores, train) / folds.length;
    result.heldOut += (mean(scores, fold) * fold.length) / all.length;
    result.changes.push(changes);
  }
  return result;
}

/** Returns the changes of `start` that improve the mean score of `queries` most, found one after another. */
async function fit(
  start: Setting,
  parameters: readonly Parameter[],
  queries: readonly number[],
  evaluate: Evaluate,
): Promise<Setting> {
  const candidates: {name: string; value: number; gain: number}[] = [];
  const before = mean(await evaluate({}), queries);
  for (const {name, neutral} of parameters) {
    const values = [...STEPS.map((step) => start[name]! * step), ...(neutral === undefined ? [] : [neutral])];
    for (const value of values)
      candidates.push({name, value, gain: mean(await evaluate({[name]: value}), queries) - before});
  }
  let changes: Setting = {};
  let best = before;
  const promising = candidates.filter(({gain}) => gain > GAIN).sort((a, b) => b.gain - a.gain);
  for (const {name, value} of promising.slice(0, MOST_CHANGES)) {
    if (name in changes) continue;
    const next = {...changes, [name]: value};
    const score = mean(await evaluate(next), queries);
    if (score > best + GAIN) [changes, best] = [next, score];
  }
  return changes;
}

/** Returns the effect of switching each parameter off, most harmful first. Omits parameters without a neutral value. */
export async function ablate(
  parameters: readonly Parameter[],
  folds: readonly (readonly number[])[],
  evaluate: Evaluate,
): Promise<Ablation[]> {
  const all = folds.flat();
  const before = await evaluate({});
  const ablations: Ablation[] = [];
  for (const {name, neutral} of parameters) {
    if (neutral === undefined) continue;
    const after = await evaluate({[name]: neutral});
    ablations.push({
      name,
      change: mean(after, all) - mean(before, all),
      better: all.filter((query) => after[query]! > before[query]!).length,
      worse: all.filter((query) => after[query]! < before[query]!).length,
      folds: folds.filter((fold) => mean(after, fold) >= mean(before, fold)).length,
    });
  }
  return ablations.sort((a, b) => a.change - b.change);
}
