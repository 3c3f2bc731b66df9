import {isAlias, isMap, isNode, isSeq, type Document, type LineCounter, type Node} from 'yaml';
import type {ErrorObject} from 'ajv';
import {nearest, orList} from '../lib/nearest.ts';

/** Keys that identify an entry of a list, in order of preference. */
const NAMES = ['name', 'long', 'short', 'id', 'term', 'message', 'code', 'version', 'tool'];

/** Step of a path: a key, or an index in a list. */
export type Step = string | number;

/** Converts a JSON Pointer, such as `/commands/2/options`, to steps. */
function stepsOf(pointer: string): Step[] {
  if (!pointer) return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Formats a path for messages, with the names of list entries: `commands[2] (storage upload).options`. */
export function pathText(root: unknown, steps: readonly Step[]): string {
  let text = '';
  let value = root;
  for (const step of steps) {
    value = (value as Record<Step, unknown> | undefined)?.[step];
    if (typeof step === 'string') text += text ? `.${step}` : step;
    else text += `[${step}]${nameOf(value)}`;
  }
  return text || 'top level';
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const entry = value as Record<string, unknown>;
  const key = NAMES.find((name) => typeof entry[name] === 'string');
  return key ? ` (${String(entry[key])})` : '';
}

/** Returns the line of the value at `steps`, or of its closest existing parent. */
export function lineOf(document: Document, lines: LineCounter, steps: readonly Step[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of steps) {
    const inside: Node | undefined = isAlias(node) ? node.resolve(document) : isNode(node) ? node : undefined;
    if (isMap(inside)) {
      const pair = inside.items.find(({key}) => isNode(key) && String(key) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(inside)) {
      node = inside.items[Number(step)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}

/** Problem with a value in a data file. `message` includes the accepted values. */
export interface Problem {
  steps: Step[];
  /** Key below `steps` that caused the problem, so that the error refers to its line. */
  key?: string;
  message: string;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  null: 'empty',
};

const quote = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));
const hint = (near: string | undefined) => (near ? `; did you mean "${near}"?` : '');

/** Converts errors of Ajv (with `allErrors` and `verbose`) to problems without duplicates. Omits errors inside `anyOf` and `oneOf`. */
export function explain(errors: readonly ErrorObject[]): Problem[] {
  const choices = errors
    .filter(({keyword}) => keyword === 'anyOf' || keyword === 'oneOf')
    .map(({schemaPath}) => schemaPath);
  const seen = new Set<string>();
  return errors
    .filter(({schemaPath}) => !choices.some((choice) => schemaPath.startsWith(`${choice}/`)))
    .map((error): Problem => {
      const key: unknown = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
      return {steps: stepsOf(error.instancePath), message: sentence(error), ...(typeof key === 'string' && {key})};
    })
    .filter(({steps, message}) => {
      const key = `${steps.join('/')} ${message}`;
      return !seen.has(key) && Boolean(seen.add(key));
    });
}

function sentence({keyword, params, data, schema, parentSchema, message}: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      const accepted = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
      return `unknown key "${key}"${hint(nearest(key, accepted))} Accepted keys: ${orList(accepted)}`.replace(
        '" A',
        '". A',
      );
    }
    case 'required':
      return `missing key "${String(params['missingProperty'])}"`;
    case 'anyOf':
      return `must have the key ${orList((schema as {required?: string[]}[]).flatMap(({required}) => required ?? []))}`;
    case 'oneOf':
      return `must have exactly one of the keys ${orList((schema as {required?: string[]}[]).flatMap(({required}) => required ?? []))}`;
    case 'dependentRequired':
      return `missing key "${String(params['missingProperty'])}", which "${String(params['property'])}" requires`;
    case 'enum': {
      const accepted = (schema as unknown[]).map((value) => (value === '' ? '""' : String(value)));
      return `must be ${orList(accepted)}, not ${quote(data)}${hint(nearest(String(data), accepted))}`;
    }
    case 'const':
      return `must be ${quote(schema)}, not ${quote(data)}`;
    case 'type':
      return `must be ${orList([schema].flat().map((type) => TYPES[String(type)] ?? String(type)))}, not ${quote(data)}`;
    case 'pattern':
      return `must match ${String(schema)}, not ${quote(data)}`;
    case 'minLength':
      return 'must not be empty';
    case 'minItems':
      return `must have at least ${String(schema)} entries`;
    case 'uniqueItems':
      return `must not contain duplicates (entries ${String(params['j'])} and ${String(params['i'])}, counted from 0)`;
    default:
      return message ?? keyword;
  }
}

/** Reports entries with the same key as an earlier entry. Ignores entries without a key. */
export function repeated<T>(
  entries: readonly T[],
  at: readonly Step[],
  keyOf: (entry: T) => string | undefined,
): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    if (seen.has(key)) return [{steps: [...at, index], message: `duplicate "${key}"`}];
    seen.add(key);
    return [];
  });
}
