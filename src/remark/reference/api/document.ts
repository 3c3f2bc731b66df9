import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {nearest, orList} from '../../../lib/nearest.ts';

/** The parts of OpenAPI 3.1 that the documents in `src/data/openapi` use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  deprecated?: boolean;
  example?: unknown;
  examples?: unknown[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, {value?: unknown; summary?: string}>;
}

export interface Body {
  $ref?: string;
  description?: string;
  required?: boolean;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
  security?: unknown[];
  servers?: Server[];
  'x-permissions'?: string;
  'x-deprecated-by'?: string;
}

export interface Server {
  url: string;
  description?: string;
}

export interface ApiDocument {
  info: {title: string; description?: string};
  servers?: Server[];
  security?: unknown[];
  tags?: {name: string; description?: string}[];
  paths: Record<string, Record<string, unknown> & {parameters?: Parameter[]}>;
  components?: Record<string, Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
const folder = path.join(__dirname, '../../../data/openapi');
const NOT_DOCUMENTS = ['exceptions'];

/** The names of the documents, sorted. */
export const apiNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .filter((name) => !NOT_DOCUMENTS.includes(name))
    .sort();

/** Reads one document; throws an error that says which there are. */
export function readApi(name: string): ApiDocument {
  const names = apiNames();
  if (!names.includes(name)) {
    const near = nearest(name, names);
    throw new Error(`there is no src/data/openapi/${name}.yaml; ${near ? `did you mean "${near}"?` : `accepted: ${orList(names)}`}`);
  }
  return parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8'), {maxAliasCount: -1}) as ApiDocument;
}

/** What a `$ref` inside the document stands for, or the thing itself; throws where it leads nowhere. */
export function resolve<T extends {$ref?: string}>(document: ApiDocument, thing: T): T {
  if (!thing.$ref) return thing;
  const steps = thing.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step.replace(/~1/g, '/').replace(/~0/g, '~')], document);
  if (found === undefined) throw new Error(`the reference ${thing.$ref} leads nowhere`);
  return resolve(document, found as T);
}

/** Every operation with its method and path, in the order of the document; parameters of the path come first. */
export function operationsOf(document: ApiDocument): {method: string; path: string; operation: Operation; parameters: Parameter[]}[] {
  return Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as Operation;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
      return {method: method.toUpperCase(), path: route, operation, parameters};
    }),
  );
}
