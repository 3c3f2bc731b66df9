import type {ConfiguratorData} from '../../../data/configurator.ts';
import {steps} from './fields.ts';
import {solve} from './solve.ts';
import type {Solution, Wanted} from './types.ts';

/** Query parameters added by other tools. */
const FOREIGN = /^(utm_|docusaurus-|_|gclid|fbclid)/;

/** Query parameter of the data center. */
const CENTER = 'dc';

interface Center {
  id: string;
  name: string;
}

/** Selection in a link. */
interface Linked {
  wanted: Wanted;
  /** ID of the data center, if the link specifies one. */
  center?: string;
  /** Invalid parameters, as `name` or `name=value`. If there are any, the entire selection is ignored. */
  nonsense: string[];
}

/** Returns the URL query of a selection without `?`; empty for the default selection. */
export function toQuery({fields, options}: Solution, center: string, isDefaultCenter: boolean): string {
  const query = new URLSearchParams();
  for (const {id, value, isDefault, error} of fields) if (!isDefault && !error) query.set(id, value);
  for (const {option, value, error} of options) if (value && !error) query.set(option.id, value);
  if (query.size || !isDefaultCenter) query.set(CENTER, center);
  return query.toString();
}

/** Parses a URL query. If any value doesn't exist or can't be combined with the others, the entire query is ignored. */
export function fromQuery(data: ConfiguratorData, centers: readonly Center[], current: Center, query: string): Linked {
  const {[CENTER]: id, ...wanted} = Object.fromEntries(new URLSearchParams(query));
  const known = new Set([...steps.map(([name]) => name), ...data.options.map((option) => option.id)]);
  const center = id === undefined ? current : centers.find((one) => one.id === id);
  const nonsense = Object.keys(wanted).filter((name) => !known.has(name) && !FOREIGN.test(name));
  if (!center) nonsense.push(`${CENTER}=${id}`);
  const {refused, fields, options} = solve(data, center ?? current, wanted);
  nonsense.push(...refused.map((refusal) => `${refusal.id}=${refusal.value}`));
  // Fields and options that exist, but not for this selection.
  const shown = new Set([...fields.map((field) => field.id), ...options.map(({option}) => option.id)]);
  nonsense.push(...Object.keys(wanted).filter((name) => known.has(name) && !shown.has(name)));
  if (nonsense.length) return {wanted: {}, nonsense};
  return {wanted, nonsense, ...(id !== undefined && {center: id})};
}
