import {describe, expect, it} from 'vitest';
import {nearest, orList} from './nearest.ts';

describe('nearest', () => {
  const names = ['title', 'description', 'status', 'sidebar_label'];

  it.each([
    ['titel', 'title'],
    ['TITLE', 'title'],
    ['sidebar_lable', 'sidebar_label'],
    ['descripton', 'description'],
    ['stats', 'status'],
  ])('corrects %s to %s', (typed, meant) => expect(nearest(typed, names)).toBe(meant));

  it('returns undefined if no candidate is similar', () => {
    expect(nearest('keywords', names)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('returns the most similar candidate', () => expect(nearest('beta', ['betas', 'beta1', 'beta'])).toBe('beta'));
});

describe('orList', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b, or c'],
  ])('joins %j as "%s"', (values, text) => expect(orList(values)).toBe(text));
});
