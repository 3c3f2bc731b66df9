import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Ajv2020} from 'ajv/dist/2020.js';
import type {ValidateFunction} from 'ajv';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {explain, type Problem} from './explain.ts';
import {lineOf, pathText} from './locate.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const ajv = new Ajv2020({allErrors: true, verbose: true, strict: true, strictRequired: false, allowUnionTypes: true});
/** Our own keyword: what to use instead of a deprecated key. */
ajv.addKeyword('x-use');
const compiled = new Map<string, ValidateFunction>();
const MAX_SHOWN = 20;

/** Looks for what a schema cannot say, such as a name that two entries bear. */
export type Check<T> = (data: T) => Problem[];

/**
 * Reads one YAML file and holds it against its schema; both are named from `src/data/`.
 * The error names file, line, path in the file, what is wrong and what is accepted.
 */
export function load<T>(file: string, schemaFile: string, check?: Check<T>): T {
  return parseData(readFileSync(dataFile(file), 'utf8'), `src/data/${file}`, schemaFile, check);
}

/** As `load`, for text that is at hand; `label` stands for the file in errors. */
export function parseData<T>(source: string, label: string, schemaFile: string, check?: Check<T>): T {
  return parseWith(source, label, schemaOf(schemaFile), check);
}

/** As `parseData`, with a schema that is compiled already. */
export function parseWith<T>(source: string, label: string, validate: ValidateFunction, check?: Check<T>): T {
  const lines = new LineCounter();
  const document: Document = parseDocument(source, {lineCounter: lines});
  const broken = document.errors.map(({pos, message}) => `${label}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`);
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

/** A schema that no file holds, ready for `parseWith`. */
export const compile = (schema: object): ValidateFunction => ajv.compile(schema);

/** The path of a file that is named from `src/data/`. */
export const dataFile = (file: string): string => path.join(folder, file);

/** The names, without `.yaml`, of the data files in a folder below `src/data/`. */
export function dataFiles(subfolder: string): string[] {
  return readdirSync(path.join(folder, subfolder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

/** A JSON file below `src/data/`. */
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
