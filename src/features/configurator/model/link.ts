import type {ConfiguratorData} from '../../../data/configurator/types.ts';
import {steps} from './fields.ts';
import {solve} from './solve.ts';
import type {Solution, Wanted} from './types.ts';

/** Parameters that others add to links. */
const FOREIGN = /^(utm_|docusaurus-|_|gclid|fbclid)/;

/** The data center in a link. */
const CENTER = 'dc';

interface Center {
  id: string;
  name: string;
}

/** What a link asks for. */
export interface Linked {
  wanted: Wanted;
  /** Absent where it names none. */
  center?: string;
  /** What it asks for in vain; then nothing of it is taken. */
  nonsense: string[];
}

/** The query that leads back to a choice; empty for the default. */
export function toQuery({fields, options}: Solution, center: string, isDefaultCenter: boolean): string {
  const query = new URLSearchParams();
  for (const {id, value, isDefault, error} of fields) if (!isDefault && !error) query.set(id, value);
  for (const {option, value, error} of options) if (value && !error) query.set(option.id, value);
  if (query.size || !isDefaultCenter) query.set(CENTER, center);
  return query.toString();
}

/** Reads a query. One thing that does not exist, or does not go with the rest, and all of it is left aside. */
export function fromQuery(data: ConfiguratorData, centers: readonly Center[], current: Center, query: string): Linked {
  const {[CENTER]: id, ...wanted} = Object.fromEntries(new URLSearchParams(query));
  const known = new Set([...steps.map(([name]) => name), ...data.options.map((option) => option.id)]);
  const center = id === undefined ? current : centers.find((one) => one.id === id);
  const nonsense = Object.keys(wanted).filter((name) => !known.has(name) && !FOREIGN.test(name));
  if (!center) nonsense.push(`${CENTER}=${id}`);
  const {refused, fields, options} = solve(data, center ?? current, wanted);
  nonsense.push(...refused.map((refusal) => `${refusal.id}=${refusal.value}`));
  // A field or an option that exists, but not with the rest.
  const shown = new Set([...fields.map((field) => field.id), ...options.map(({option}) => option.id)]);
  nonsense.push(...Object.keys(wanted).filter((name) => known.has(name) && !shown.has(name)));
  if (nonsense.length) return {wanted: {}, nonsense};
  return {wanted, nonsense, ...(id !== undefined && {center: id})};
}
