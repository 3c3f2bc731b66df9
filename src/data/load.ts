import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Ajv2020} from 'ajv/dist/2020.js';
import type {ValidateFunction} from 'ajv';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {explain, lineOf, pathText, type Problem} from './problems.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const ajv = new Ajv2020({allErrors: true, verbose: true, strict: true, strictRequired: false, allowUnionTypes: true});
/** Custom keyword for the replacement of a deprecated key. */
ajv.addKeyword('x-use');
const compiled = new Map<string, ValidateFunction>();
const MAX_SHOWN = 20;

/** Reports problems that a schema cannot detect, such as duplicate names. */
type Check<T> = (data: T) => Problem[];

/**
 * Reads a YAML file and validates it against a schema and `check`. Paths are relative to `src/data/`.
 * @throws an error with the line, path, and problem of up to 20 problems, including the accepted values.
 */
export function load<T>(file: string, schemaFile: string, check?: Check<T>): T {
  return parseData(readFileSync(dataFile(file), 'utf8'), `src/data/${file}`, schemaFile, check);
}

/** Parses and validates YAML text like `load`. `label` is the file name in errors. */
export function parseData<T>(source: string, label: string, schemaFile: string, check?: Check<T>): T {
  return parseWith(source, label, schemaOf(schemaFile), check);
}

/** Parses and validates YAML text like `parseData`, with a compiled schema. */
export function parseWith<T>(source: string, label: string, validate: ValidateFunction, check?: Check<T>): T {
  const lines = new LineCounter();
  const document: Document = parseDocument(source, {lineCounter: lines});
  const broken = document.errors.map(
    ({pos, message}) => `${label}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`,
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const data = document.toJS({maxAliasCount: -1}) as T;
  const problems = validate(data) ? (check?.(data) ?? []) : explain(validate.errors ?? []);
  if (problems.length === 0) return data;
  const shown = problems.slice(0, MAX_SHOWN).map(({steps, key, message}) => {
    const line = lineOf(document, lines, key === undefined ? steps : [...steps, key]);
    return `${label}:${line}: ${pathText(data, steps)}: ${message}`;
  });
  if (problems.length > MAX_SHOWN) shown.push(`… and ${problems.length - MAX_SHOWN} more`);
  throw new Error(shown.join('\n'));
}

/** Compiles a generated schema for `parseWith`. */
export const compile = (schema: object): ValidateFunction => ajv.compile(schema);

/** Returns the absolute path of a file in `src/data/`. */
export const dataFile = (file: string): string => path.join(folder, file);

/** Returns the sorted names, without `.yaml`, of the data files in a subfolder of `src/data/`. */
export function dataFiles(subfolder: string): string[] {
  return readdirSync(path.join(folder, subfolder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

/** Reads a JSON file in `src/data/`. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(dataFile(file), 'utf8'));
}

function schemaOf(file: string): ValidateFunction {
  let validate = compiled.get(file);
  if (!validate) {
    validate = ajv.compile(readJson(file) as object);
    compiled.set(file, validate);
  }
  return validate;
}
