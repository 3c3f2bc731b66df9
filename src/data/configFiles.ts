import type {ValidateFunction} from 'ajv';
import {parse} from 'yaml';
import {nearest, orList} from '../lib/nearest.ts';
import {loadCli, type CliTool, type Option, type ValueType} from './cli.ts';
import {compile, parseWith, readJson} from './load.ts';

/** Subset of JSON Schema that the configuration file schemas use. */
export interface ConfigSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $defs?: Record<string, ConfigSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: ConfigSchema;
  properties?: Record<string, ConfigSchema>;
  required?: string[];
  additionalProperties?: boolean | ConfigSchema;
  dependentRequired?: Record<string, string[]>;
  anyOf?: ConfigSchema[];
  oneOf?: ConfigSchema[];
  deprecated?: boolean;
  /** Replacement of a deprecated key. */
  'x-use'?: string;
}

/** Options that are not keys of the configuration file. */
const NOT_IN_FILE = ['--config-file', '--help', '--version'];

const JSON_TYPES: Partial<Record<ValueType, string | string[]>> = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'number',
  size: ['integer', 'string'],
  list: ['string', 'array'],
  map: ['string', 'array'],
};

/** Returns the schema of Sauce Connect's configuration file. Its keys are command-line options without their leading dashes. */
function sauceConnectSchema({tool, title = tool, commands, options = []}: CliTool): ConfigSchema {
  const all = commands.find(({name}) => name === 'run')?.options ?? options;
  const keys = all.filter(({long}) => long !== undefined && !NOT_IN_FILE.includes(long));
  return {
    title: `${title} configuration file`,
    description: 'Keys are options of the command line without their dashes.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys.map((option) => [option.long!.slice(2), property(option)])),
  };
}

function property({type, description, values, default: fallback, placeholder, deprecated}: Option): ConfigSchema {
  const several = type === 'list' || type === 'map';
  // With a placeholder, values can be combined with other text, so the list of values is not complete.
  const closed = values && !placeholder && !several;
  return {
    description,
    type: JSON_TYPES[type] ?? 'string',
    ...(several && {items: {type: 'string'}}),
    ...(closed && {enum: values}),
    ...(fallback !== undefined && {default: fallback}),
    ...(deprecated && {deprecated: true, ...(deprecated.use && {'x-use': deprecated.use})}),
  };
}

/** Schema name for each `kind` of saucectl configuration file. */
const SCHEMA_OF_KIND: Record<string, string> = {
  cypress: 'cypress',
  playwright: 'playwright',
  testcafe: 'testcafe',
  'puppeteer-replay': 'replay',
  'playwright-cucumberjs': 'cucumberjs-playwright',
  espresso: 'espresso',
  xcuitest: 'xcuitest',
  xctest: 'xctest',
  apitest: 'apitest',
};

const sauceConnect = ['sauce-connect-5', 'sauce-connect-4'];

/** Names of all configuration file schemas. */
export const configNames: readonly string[] = [...Object.values(SCHEMA_OF_KIND), ...sauceConnect];

/** Returns a schema with all references resolved, for validation and for reference pages. Throws an error if the name is unknown. */
export function loadConfigSchema(name: string): ConfigSchema {
  if (sauceConnect.includes(name)) return sauceConnectSchema(loadCli(name));
  if (!configNames.includes(name))
    throw new Error(`Unknown configuration file "${name}": expected ${orList(configNames)}.`);
  const {$defs = {}} = readJson('config/common.schema.json') as ConfigSchema;
  const filled = inlineDefinitions(readJson(`config/${name}.schema.json`), $defs) as ConfigSchema;
  delete filled.$id;
  return filled;
}

const compiled = new Map<string, ValidateFunction>();

/**
 * Validates a configuration file against the schema `name`, or the schema of its `kind`. `label` is the file name in errors.
 * @throws an error that lists all problems with the line, path, and accepted values.
 */
export function checkConfig(source: string, label: string, name: string = nameOf(source, label)): void {
  let validate = compiled.get(name);
  if (!validate) compiled.set(name, (validate = compile(loadConfigSchema(name))));
  parseWith(source, label, validate);
}

/**
 * Validates a part of a saucectl configuration file like `checkConfig`. Required keys can be missing, and the part must be valid for at
 * least one `kind`. Otherwise, throws the error of the `kind` with the fewest problems.
 */
export function checkConfigPart(source: string, label: string): void {
  const errors = Object.values(SCHEMA_OF_KIND).map((name) => {
    const key = `part of ${name}`;
    let validate = compiled.get(key);
    if (!validate) compiled.set(key, (validate = compile(partOf(loadConfigSchema(name)))));
    try {
      parseWith(source, label, validate);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  const [fewest = ''] = errors.sort((a, b) => a.split('\n').length - b.split('\n').length || a.length - b.length);
  if (fewest) throw new Error(fewest);
}

/** Returns a schema without its required keys. */
function partOf(schema: ConfigSchema): ConfigSchema {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter(([key, one]) => !demandsKeys(key, one)).map(([key, one]) => [key, strip(one)]),
    );
  };
  return strip(schema) as ConfigSchema;
}

/** Returns whether an entry of a schema requires keys: `required`, or a choice of them. Properties with these names have no array value. */
const demandsKeys = (key: string, value: unknown): boolean =>
  Array.isArray(value) &&
  (key === 'required' ||
    (['anyOf', 'oneOf'].includes(key) &&
      value.every((one: ConfigSchema) => one.required && Object.keys(one).length === 1)));

function nameOf(source: string, label: string): string {
  const kind = (parse(source) as {kind?: unknown} | null)?.kind;
  const kinds = Object.keys(SCHEMA_OF_KIND);
  if (typeof kind === 'string' && SCHEMA_OF_KIND[kind]) return SCHEMA_OF_KIND[kind];
  const near = typeof kind === 'string' ? nearest(kind, kinds) : undefined;
  throw new Error(
    `${label}: kind: must be ${orList(kinds)}, not ${JSON.stringify(kind)}${near ? `; did you mean "${near}"?` : ''}`,
  );
}

/** Replaces each `$ref` to a shared definition with the definition. */
function inlineDefinitions(value: unknown, defs: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => inlineDefinitions(one, defs));
  if (typeof value !== 'object' || value === null) return value;
  const {$ref, ...rest} = value as {$ref?: string};
  const filled = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, inlineDefinitions(one, defs)]));
  if ($ref === undefined) return filled;
  const name = /#\/\$defs\/(\w+)$/.exec($ref)?.[1];
  if (!name || !(name in defs))
    throw new Error(`src/data/config: the definition "${$ref}" does not exist in common.schema.json`);
  return {...(inlineDefinitions(defs[name], defs) as object), ...filled};
}
