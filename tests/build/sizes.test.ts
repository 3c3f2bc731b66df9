import {describe, expect, it} from 'vitest';
import {budgetOf} from '../../scripts/budgets/report.ts';
import {measureBuild} from '../../scripts/budgets/figures.ts';
import {kinds} from '../../src/content/frontMatter.ts';

const figures = measureBuild('build');

describe('the size of the build', () => {
  it('is measured for each kind of page, the search, and the browser bundle', () => {
    const measured = new Set(Object.keys(figures).map((name) => name.split(': ')[0]));
    for (const part of [...kinds, 'home', 'standalone', 'search', 'browser bundle']) expect(measured).toContain(part);
    expect(Object.entries(figures).filter(([, value]) => !(value > 0))).toEqual([]);
  });

  it.each(Object.entries(figures))('%s is within its budget', (name, value) => {
    expect(value).toBeLessThanOrEqual(budgetOf(name));
  });
});
