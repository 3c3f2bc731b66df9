import {stringify} from 'yaml';
import type {ConfigSchema} from '../../../data/config/types.ts';

/** A file with every key that is in use, made from the examples of the schema. */
export const exampleFile = (schema: ConfigSchema): string => stringify(exampleOf(schema), {lineWidth: 96});

/** A value that `schema` accepts, as whole as can be; `undefined` where the schema shows none. */
export function exampleOf(schema: ConfigSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) return exampleMap(schema);
  if (schema.items?.properties) return [exampleMap(schema.items)];
  return schema.examples?.[0] ?? defaultOf(schema) ?? schema.enum?.[0];
}

/** The default, unless it says in words what the program takes, such as the number of CPUs. */
const defaultOf = ({default: fallback, type}: ConfigSchema): unknown => (type === 'integer' && typeof fallback !== 'number' ? undefined : fallback);

function exampleMap({properties = {}, oneOf = []}: ConfigSchema): Record<string, unknown> {
  // Of keys that exclude one another, the last one stands for all.
  const excluded = oneOf.slice(0, -1).flatMap(({required = []}) => required);
  const entries = Object.entries(properties)
    .filter(([name, {deprecated}]) => !deprecated && !excluded.includes(name))
    .map(([name, own]) => [name, exampleOf(own)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
