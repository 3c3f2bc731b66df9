import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['tunnel', 'tunnel', 0],
    ['concurency', 'concurrency', 1],
    ['kuberntes', 'kubernetes', 1],
    ['netwrok', 'network', 1],
    ['centre', 'center', 1],
    ['metrcis', 'metrics', 1],
    ['progaurd', 'proguard', 1],
    ['symbolcation', 'symbolication', 1],
    ['abcd', 'badc', 2],
  ])('from %s to %s is %i', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
    expect(editDistance(b, a, 2)).toBe(edits);
  });

  it('returns max + 1 if the distance exceeds the limit', () => {
    expect(editDistance('tunnel', 'vault', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('returns the distance to a prefix', () => {
    expect(editDistance('confgu', 'configuration', 1, true)).toBe(1);
    expect(editDistance('vault', 'configuration', 1, true)).toBe(2);
  });
});
