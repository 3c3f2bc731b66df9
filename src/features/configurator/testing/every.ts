import type {ConfiguratorData} from '../../../data/configurator/types.ts';
import {solve} from '../model/solve.ts';
import type {Solution, Wanted} from '../model/types.ts';

/** Maximum number of values tested in fields whose further values don't affect other fields. */
const ENOUGH: Readonly<Record<string, number>> = {appium: 2, version: 3};

/** Yields every selection that fields with entries allow, for tests. */
export function* every(
  data: ConfiguratorData,
  center: {id: string; name: string},
  wanted: Wanted = {},
  at = 0,
): Generator<Solution> {
  const solution = solve(data, center, wanted);
  const field = solution.fields.slice(at).find(({entries}) => entries);
  if (!field) return yield solution;
  const possible = field.entries!.filter(({reason}) => !reason).slice(0, ENOUGH[field.id]);
  for (const {value} of possible)
    yield* every(data, center, {...wanted, [field.id]: value}, solution.fields.indexOf(field) + 1);
}
