import {stringify} from 'yaml';
import type {ConfigSchema} from '../../../data/config/types.ts';

/** Generates a YAML file with all keys that aren't deprecated, from the examples in the schema. */
export const exampleFile = (schema: ConfigSchema): string => stringify(exampleOf(schema), {lineWidth: 96});

/** Returns the most complete example value for `schema`, or `undefined` if it has no example, default, or allowed values. */
export function exampleOf(schema: ConfigSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) return exampleMap(schema);
  if (schema.items?.properties) return [exampleMap(schema.items)];
  return schema.examples?.[0] ?? defaultOf(schema) ?? schema.enum?.[0];
}

/** Returns the default, unless it's a description, such as "the number of CPUs". */
const defaultOf = ({default: fallback, type}: ConfigSchema): unknown =>
  type === 'integer' && typeof fallback !== 'number' ? undefined : fallback;

function exampleMap({properties = {}, oneOf = []}: ConfigSchema): Record<string, unknown> {
  // Of mutually exclusive keys, the example includes only the last one.
  const excluded = oneOf.slice(0, -1).flatMap(({required = []}) => required);
  const entries = Object.entries(properties)
    .filter(([name, {deprecated}]) => !deprecated && !excluded.includes(name))
    .map(([name, own]) => [name, exampleOf(own)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
