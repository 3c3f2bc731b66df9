import type {Figures} from './figures.ts';

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

/** Comparison as Markdown, and the names of the figures over budget. */
export interface Report {
  markdown: string;
  over: string[];
}

const isNumber = (name: string): boolean => name.endsWith('(number)');
const amount = (name: string, value: number): string =>
  isNumber(name) ? String(value) : `${(value / 1024).toFixed(1)} KB`;

function change(name: string, value: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  const difference = value - before;
  if (!difference) return '';
  return `${difference > 0 ? '+' : '−'}${isNumber(name) ? Math.abs(difference) : `${Math.abs(difference)} B`}`;
}

/**
 * Compares the figures of a build with those of main, if known, and with the budgets. Omits figures that are unchanged and within budget.
 */
export function reportOf(figures: Figures, main?: Figures): Report {
  const over = Object.keys(figures).filter((name) => figures[name]! > budgetOf(name));
  const shown = Object.keys(figures).filter((name) => over.includes(name) || !main || main[name] !== figures[name]);
  const rows = shown.map((name) => {
    const value = figures[name]!;
    const before = main?.[name];
    const cells = [
      name,
      before === undefined ? '' : amount(name, before),
      amount(name, value),
      main ? change(name, value, before) : '',
      amount(name, budgetOf(name)),
      over.includes(name) ? '**over**' : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['| Figure | Main | This build | Change | Budget | |', '| --- | --- | --- | --- | --- | --- |'];
  const rest = Object.keys(figures).length - shown.length;
  const gone = Object.keys(main ?? {}).filter((name) => !(name in figures));
  const lines = [
    '## Size of the site',
    '',
    'As sent by a server, compressed with Brotli.',
    '',
    ...(rows.length ? [...head, ...rows, ''] : []),
    ...(rest ? [`${rest} figures are the same as on main.`] : []),
    ...(gone.length ? [`No longer measured: ${gone.join(', ')}.`] : []),
    over.length
      ? `${over.length} over budget: reduce the size or raise the budget in scripts/budgets/budgets.json.`
      : 'All within budget.',
  ];
  return {markdown: `${lines.join('\n')}\n`, over};
}
