import budgets from './budgets.json' with {type: 'json'};

const parts: Record<string, Record<string, number>> = budgets;

/**
 * Returns the budget of a figure, such as `concept: CSS`: the one of its own part, or else the one of every page. The unit is bytes, unless
 * the name specifies another one.
 * @throws if the figure has no budget.
 */
export function budgetOf(name: string): number {
  const [part = '', figure = ''] = name.split(': ');
  const budget = parts[part]?.[figure] ?? parts['every page']?.[figure];
  if (budget === undefined) throw new Error(`scripts/budgets/budgets.json has no budget for "${name}"`);
  return budget;
}
