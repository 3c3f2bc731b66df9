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
  ])('takes %s for %s', (typed, meant) => expect(nearest(typed, names)).toBe(meant));

  it('gives nothing where nothing is near', () => {
    expect(nearest('keywords', names)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('prefers the nearer of two', () => expect(nearest('beta', ['betas', 'beta1', 'beta'])).toBe('beta'));
});

describe('orList', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('joins %j as "%s"', (values, text) => expect(orList(values)).toBe(text));
});
