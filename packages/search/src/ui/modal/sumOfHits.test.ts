import {describe, expect, it} from 'vitest';
import {SumOfHits} from './sumOfHits.ts';

describe('SumOfHits', () => {
  it('compensates for DocSearch adding the counts of all queries', () => {
    const sum = new SumOfHits();
    let shown = 0;
    for (const total of [12, 5, 0, 30]) {
      const seen = shown;
      const hand = sum.begin()(total);
      // Same condition as in DocSearch.
      if (hand) shown = seen + hand;
      expect(shown).toBe(total);
    }
  });

  it('compensates for two concurrent queries', () => {
    const sum = new SumOfHits();
    sum.begin()(10);
    const [first, second] = [sum.begin(), sum.begin()];
    first(7);
    expect(10 + second(3)).toBe(3);
  });
});
