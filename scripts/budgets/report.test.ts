import {expect, it} from 'vitest';
import {budgetOf, reportOf} from './report.ts';

const most = budgetOf('concept: CSS');

it('shows figures that differ from main, and counts the others', () => {
  const {markdown, over} = reportOf(
    {'concept: CSS': 2048, 'concept: requests (number)': 4, 'concept: fonts': 1024},
    {'concept: CSS': 1024, 'concept: requests (number)': 5, 'concept: fonts': 1024},
  );
  expect(over).toEqual([]);
  expect(markdown).toContain(`| concept: CSS | 1.0 KB | 2.0 KB | +1024 B | ${(most / 1024).toFixed(1)} KB |  |`);
  expect(markdown).toContain(
    `| concept: requests (number) | 5 | 4 | −1 | ${budgetOf('concept: requests (number)')} |  |`,
  );
  expect(markdown).not.toContain('concept: fonts');
  expect(markdown).toContain('1 figures are the same as on main.\nAll within budget.');
});

it('marks figures over budget, even if they are the same as on main', () => {
  const figures = {'concept: CSS': most + 1, 'concept: fonts': 1};
  const {markdown, over} = reportOf(figures, figures);
  expect(over).toEqual(['concept: CSS']);
  expect(markdown).toContain('| **over** |');
  expect(markdown).toContain('1 over budget: reduce the size or raise the budget in scripts/budgets/budgets.json.');
});

it('shows all figures if those of main are unknown, marks new figures, and lists removed ones', () => {
  expect(reportOf({'concept: CSS': 1024}).markdown).toContain('| concept: CSS |  | 1.0 KB |  |');
  const {markdown} = reportOf({'concept: CSS': 1024}, {'old: CSS': 1});
  expect(markdown).toContain('| concept: CSS |  | 1.0 KB | new |');
  expect(markdown).toContain('No longer measured: old: CSS.');
});

it('uses the budget of a kind or else of every page, and rejects a figure without a budget', () => {
  expect(budgetOf('reference: HTML, 95th percentile')).toBeGreaterThan(budgetOf('how-to: HTML, 95th percentile'));
  expect(budgetOf('reference: CSS')).toBe(budgetOf('how-to: CSS'));
  expect(() => budgetOf('concept: videos')).toThrow('budgets.json has no budget for "concept: videos"');
});
