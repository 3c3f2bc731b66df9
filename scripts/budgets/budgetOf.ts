import budgets from './budgets.json' with {type: 'json'};

const parts: Record<string, Record<string, number>> = budgets;

/**
 * The most that a figure may be: the budget of its own part, or that of every page.
 * @throws where there is none.
 */
export function budgetOf(name: string): number {
  const [part = '', figure = ''] = name.split(': ');
  const budget = parts[part]?.[figure] ?? parts['every page']?.[figure];
  if (budget === undefined) throw new Error(`scripts/budgets/budgets.json has no budget for "${name}"`);
  return budget;
}
