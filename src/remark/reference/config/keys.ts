import type {ConfigSchema} from '../../../data/config/types.ts';

/** Key of a configuration file. */
export interface Key {
  /** Path such as `suites[].devices[].name`. */
  path: string;
  /** 1 for top-level keys. */
  level: number;
  schema: ConfigSchema;
  required: boolean;
  /** Alternatives, including this key, one of which is required. */
  oneOf: readonly string[];
  /** Keys that are required if this key is set. */
  needs: readonly string[];
}

/** Returns all keys of `schema`, each followed by its nested keys. Deprecated keys come last on their level. */
export function keysOf(schema: ConfigSchema, at = '', level = 1): Key[] {
  const {properties = {}, required = [], dependentRequired = {}, anyOf = [], oneOf = []} = schema;
  const alternatives = [...anyOf, ...oneOf].flatMap((one) => one.required ?? []);
  const names = Object.keys(properties);
  const current = [
    ...names.filter((name) => !properties[name]!.deprecated),
    ...names.filter((name) => properties[name]!.deprecated),
  ];
  return current.flatMap((name) => {
    const own = properties[name]!;
    const path = at + name;
    const inside = own.items?.properties
      ? keysOf(own.items, `${path}[].`, level + 1)
      : keysOf(own, `${path}.`, level + 1);
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
