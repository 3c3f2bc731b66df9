import type {ConfigSchema} from '../../../data/config/types.ts';

/** One key of a configuration file and where it stands. */
export interface Key {
  /** As a reader says it: `suites[].devices[].name`. */
  path: string;
  /** 1 for the keys at the top. */
  level: number;
  schema: ConfigSchema;
  required: boolean;
  /** Keys of which one must be there, this one among them. */
  oneOf: readonly string[];
  /** Keys that must be there where this one is. */
  needs: readonly string[];
}

/** Every key below `schema`, each before those inside it; those out of use stand last in their place. */
export function keysOf(schema: ConfigSchema, at = '', level = 1): Key[] {
  const {properties = {}, required = [], dependentRequired = {}, anyOf = [], oneOf = []} = schema;
  const alternatives = [...anyOf, ...oneOf].flatMap((one) => one.required ?? []);
  const names = Object.keys(properties);
  const current = [...names.filter((name) => !properties[name]!.deprecated), ...names.filter((name) => properties[name]!.deprecated)];
  return current.flatMap((name) => {
    const own = properties[name]!;
    const path = at + name;
    const inside = own.items?.properties ? keysOf(own.items, `${path}[].`, level + 1) : keysOf(own, `${path}.`, level + 1);
    const key: Key = {
      path,
      level,
      schema: own,
      required: required.includes(name) || (alternatives.length === 1 && alternatives.includes(name)),
      oneOf: alternatives.length > 1 && alternatives.includes(name) ? alternatives : [],
      needs: dependentRequired[name] ?? [],
    };
    return [key, ...inside];
  });
}
