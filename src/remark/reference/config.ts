import {stringify} from 'yaml';
import {configNames, loadConfigSchema, type ConfigSchema} from '../../data/configFiles.ts';
import {nearest, orList} from '../../lib/nearest.ts';
import {entry, type Fact} from './entry.ts';
import type {Attributes} from './index.ts';
import {block, code, codes, inlineJson, join, jump, list, prose, slug, wrap} from './markdown.ts';

/** Key of a configuration file. */
interface Key {
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

/** Generates a YAML file with all keys that aren't deprecated, from the examples in the schema. */
export const exampleFile = (schema: ConfigSchema): string => stringify(exampleOf(schema), {lineWidth: 96});

/** Returns the most complete example value for `schema`, or `undefined` if it has no example, default, or allowed values. */
function exampleOf(schema: ConfigSchema): unknown {
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

/**
 * Renders `<ConfigReference schema="cypress" />`: all keys of a configuration file. `part="suites"` or `part="sauce.tunnel"` selects a key
 * and its nested keys, and `only="example"` renders an example file.
 * @throws {Error} if an attribute value is missing or unknown.
 */
export function renderConfigReference({schema: name, part, only}: Attributes): string {
  if (!name) throw new Error(`missing schema="…"; expected ${orList(configNames)}`);
  const schema = loadConfigSchema(name);
  if (only === 'example') return block('yaml', exampleFile(schema));
  if (only !== undefined) throw new Error(`invalid only="${only}"; expected example`);
  const keys = keysOf(schema);
  const shown = part === undefined ? keys : below(keys, part);
  const least = Math.min(...shown.map(({level}) => level));
  return wrap(
    'reference',
    join([
      part === undefined && renderMap(keys),
      ...shown.map((key) => renderKey(key, Math.min(key.level - least + 2, 4))),
    ]),
  );
}

/** Returns the anchor of a key: `suites-name` for `suites[].name`. */
export const keyAnchor = (path: string): string => slug(path.replaceAll('[]', ''));

const plain = (path: string) => path.replaceAll('[]', '');

function below(keys: readonly Key[], part: string): Key[] {
  const shown = keys.filter(({path}) => plain(path) === part || plain(path).startsWith(`${part}.`));
  if (shown.length) return shown;
  const names = keys.map(({path}) => plain(path));
  const near = nearest(part, names);
  throw new Error(`unknown key "${part}"; ${near ? `did you mean "${near}"?` : `expected ${orList(names)}`}`);
}

/** Renders an overview with a line for each top-level key, which links to its nested keys in alphabetical order. */
function renderMap(keys: readonly Key[]): string {
  const to = ({path}: Key, name: string) => jump(name, keyAnchor(path));
  const tops = keys.filter(({level}) => level === 1);
  const inside = (top: Key) =>
    keys
      .filter(({path, level}) => level === 2 && plain(path).startsWith(`${plain(top.path)}.`))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (tops.every((top) => !inside(top).length))
    return wrap('jumps jumps--flat', list([tops.map((top) => to(top, top.path)).join(' ')]));
  return wrap(
    'jumps',
    list(
      tops.map(
        (top) =>
          `**${to(top, top.path)}** ${
            inside(top)
              .map((key) => to(key, key.path.split('.').at(-1)!))
              .join(' ') || prose(firstSentence(top.schema))
          }`,
      ),
    ),
  );
}

const firstSentence = ({description = ''}: ConfigSchema): string => description.split(/(?<=\.)\s/)[0]!;

const renderKey = (key: Key, depth: number): string =>
  entry({
    depth,
    title: code(key.path),
    anchor: keyAnchor(key.path),
    deprecated: key.schema.deprecated ? {...(key.schema['x-use'] && {use: code(key.schema['x-use'])})} : undefined,
    facts: factsOf(key),
    description: key.schema.description ?? '',
    notes: alternatives(key.schema.items ?? key.schema),
  });

function factsOf({schema, required, oneOf, needs}: Key): Fact[] {
  const {examples = [], minimum, maximum, minItems, maxItems} = schema;
  const isMap = Boolean(schema.properties ?? schema.items?.properties);
  return [
    required && ['Required'],
    ['Type', typeOf(schema)],
    schema.const !== undefined && ['Value', code(String(schema.const))],
    schema.default !== undefined && ['Default', written(schema.default)],
    schema.enum && ['Allowed values', codes(schema.enum.map(orEmpty))],
    (schema.items?.enum?.length ?? 0) > 0 && ['Allowed values', codes(schema.items!.enum!.map(orEmpty))],
    minimum !== undefined && ['Minimum', code(minimum)],
    maximum !== undefined && ['Maximum', code(maximum)],
    minItems !== undefined && minItems > 1 && ['Minimum items', code(minItems)],
    maxItems !== undefined && ['Maximum items', code(maxItems)],
    oneOf.length > 0 && ['Specify one of', codes(oneOf)],
    needs.length > 0 && ['Requires', codes(needs)],
    !isMap &&
      !schema.enum &&
      examples.length > 0 && [examples.length > 1 ? 'Examples' : 'Example', examples.map(written).join(', ')],
  ];
}

/** Formats a string as YAML: without quotation marks unless it's empty. */
const orEmpty = (value: unknown): string => String(value) || '""';

/** Renders a value as inline code, in YAML syntax on one line. */
const written = (value: unknown): string => code(typeof value === 'string' ? orEmpty(value) : inlineJson(value));

const NAMES: Record<string, string> = {array: 'list', object: 'map'};

function typeOf({type, enum: values, const: only, items, additionalProperties}: ConfigSchema): string {
  if (type === undefined) return typeof (only ?? values?.[0] ?? '');
  const names = [type]
    .flat()
    .map((name) => NAMES[name] ?? name)
    .join(' or ');
  const inside = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  return typeof inside?.type === 'string' && !inside.properties
    ? `${names} of ${NAMES[inside.type] ?? inside.type}s`
    : names;
}

function alternatives({anyOf, oneOf}: ConfigSchema): string[] {
  const names = (list: ConfigSchema[]) => codes(list.flatMap(({required = []}) => required));
  return [
    ...(anyOf && anyOf.length > 1 ? [`At least one of ${names(anyOf)} is required.`] : []),
    ...(oneOf ? [`Exactly one of ${names(oneOf)} is required.`] : []),
  ];
}
