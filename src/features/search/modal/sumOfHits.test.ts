import {describe, expect, it} from 'vitest';
import {SumOfHits} from './sumOfHits.ts';

describe('SumOfHits', () => {
  it('makes the sum of DocSearch the count of the last answer', () => {
    const sum = new SumOfHits();
    let shown = 0;
    for (const total of [12, 5, 0, 30]) {
      const seen = shown;
      const hand = sum.begin()(total);
      // As DocSearch does.
      if (hand) shown = seen + hand;
      expect(shown).toBe(total);
    }
  });

  it('does so when two queries are asked before either is answered', () => {
    const sum = new SumOfHits();
    sum.begin()(10);
    const [first, second] = [sum.begin(), sum.begin()];
    first(7);
    expect(10 + second(3)).toBe(3);
  });
});
