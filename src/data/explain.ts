import type {ErrorObject} from 'ajv';
import {nearest, orList} from '../lib/nearest.ts';
import {stepsOf, type Step} from './locate.ts';

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
