import {describe, expect, it} from 'vitest';
import {ablate, cached, crossValidate, foldsOf, type Setting} from './crossValidation.ts';

const kinds = Array.from({length: 20}, (_, i) => (i < 10 ? 'title' : 'typo'));
const folds = foldsOf(kinds, 5);

describe('foldsOf', () => {
  it('uses each query once, with the same number of each kind in all folds', () => {
    expect(folds.flat().sort((a, b) => a - b)).toEqual([...kinds.keys()]);
    for (const fold of folds)
      expect(fold.map((query) => kinds[query]).sort()).toEqual(['title', 'title', 'typo', 'typo']);
  });
});

// `good` helps all queries, `bad` harms all queries, and `lucky` helps only the first fold.
const evaluate = (setting: Setting): Promise<number[]> => {
  const {good = 1, bad = 1, lucky = 1} = setting;
  const score = 0.5 + 0.1 * good - 0.1 * bad;
  return Promise.resolve(kinds.map((_, query) => score + (folds[0]!.includes(query) ? 0.1 * lucky : -0.1 * lucky)));
};
const parameters = ['good', 'bad', 'lucky'].map((name) => ({name, neutral: 0}));

describe('crossValidate', () => {
  it('scores each fold with weights that were fitted to the other folds', async () => {
    const {current, heldOut, changes} = await crossValidate({good: 1, bad: 1, lucky: 1}, parameters, folds, evaluate);
    for (const change of changes) expect(change).toMatchObject({bad: 0});
    expect(changes.every(({good}) => good! > 1)).toBe(true);
    expect(heldOut).toBeGreaterThan(current);
  });
});

describe('ablate', () => {
  it('reports the effect of switching each parameter off, most harmful first', async () => {
    const [first, second, third] = await ablate(parameters, folds, evaluate);
    expect(first).toMatchObject({name: 'good', better: 0, worse: 20, folds: 0});
    expect(second).toMatchObject({name: 'lucky', better: 16, worse: 4, folds: 4});
    expect(third).toMatchObject({name: 'bad', better: 20, worse: 0, folds: 5});
  });
});

it('evaluates a setting once', async () => {
  let count = 0;
  const once = cached(() => Promise.resolve([++count]));
  await once({a: 1, b: 2});
  await once({b: 2, a: 1});
  expect(count).toBe(1);
});
