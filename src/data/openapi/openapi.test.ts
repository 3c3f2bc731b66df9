import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Parameter {
  name: string;
  in: string;
}
interface Reference {
  $ref: string;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  responses?: Record<string, unknown>;
}
interface ApiDocument {
  openapi?: string;
  basePath?: string;
  info?: {title?: string; version?: string};
  servers?: {url: string; variables?: Record<string, {default: string; enum?: string[]}>}[];
  tags?: {name: string}[];
  paths: Record<string, Record<string, Operation>>;
}
interface Exceptions {
  operations: {operation: string; reason: string}[];
  parameters: {operation: string; name: string; reason: string}[];
}
interface Described {
  file: string;
  document: ApiDocument;
  /** Method and full path, for example, `GET /v2/builds/{build_source}`. */
  key: string;
  operation: Operation;
}

const here = import.meta.dirname;
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const readYaml = <T>(file: string) => parse(readFileSync(path.join(here, file), 'utf8')) as T;

const documents = readdirSync(here)
  .filter((file) => file.endsWith('.yaml') && file !== 'exceptions.yaml')
  .map((file) => ({file, document: readYaml<ApiDocument>(file)}));
const exceptions = readYaml<Exceptions>('exceptions.yaml');

const clientApis = path.join(path.dirname(createRequire(import.meta.url).resolve('saucelabs/package.json')), 'apis');
const client = readdirSync(clientApis)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({file, document: JSON.parse(readFileSync(path.join(clientApis, file), 'utf8')) as ApiDocument}));

/** Returns the method and the path without a trailing slash. The service accepts both forms, and its clients differ. */
const keyOf = (method: string, address: string) => `${method.toUpperCase()} ${address.replace(/(?<=.)\/$/, '')}`;

const operationsOf = ({file, document}: {file: string; document: ApiDocument}): Described[] =>
  Object.entries(document.paths).flatMap(([address, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        file,
        document,
        key: keyOf(method, (document.basePath ?? '') + address),
        operation,
      })),
  );

function resolve(document: object, reference: string): unknown {
  const steps = reference.startsWith('#/') ? reference.slice(2).split('/') : [reference];
  return steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
}

const parametersOf = ({document, operation}: Described) =>
  (operation.parameters ?? []).map((it) => ('$ref' in it ? (resolve(document, it.$ref) as Parameter) : it));
const namesIn = (address: string) => [...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const described = documents.flatMap(operationsOf);
const byKey = new Map(described.map((it) => [it.key, it]));

it('has a document for every API', () => {
  expect(documents.map(({file}) => path.basename(file, '.yaml')).sort()).toEqual([
    'accounts',
    'api-testing',
    'app-distribution',
    'app-distribution-legacy',
    'builds',
    'connect',
    'error-reporting',
    'insights',
    'jobs',
    'performance',
    'platform',
    'rdc',
    'real-device-access',
    'storage',
    'test-authoring',
    'testfairy',
    'testfairy-upload',
    'usage',
  ]);
});

describe.each(documents)('$file', ({file, document}) => {
  const operations = operationsOf({file, document});

  it('is OpenAPI 3.1 with a title and a version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({title: expect.any(String), version: expect.any(String)});
    expect(operations).not.toEqual([]);
  });

  it('resolves every $ref', () => {
    const dangling = referencesIn(document).filter((reference) => resolve(document, reference) === undefined);
    expect(dangling).toEqual([]);
  });

  it('lists only existing data centers', () => {
    const known = (parse(readFileSync(path.join(here, '../dataCenters.yaml'), 'utf8')) as {id: string}[]).map(
      ({id}) => id,
    );
    const named = (document.servers ?? []).flatMap(({variables}) => variables?.region?.enum ?? []);
    expect(named.filter((region) => !known.includes(region))).toEqual([]);
  });

  it.each(operations)('$key is documented completely', (it) => {
    const {operationId, summary, description, tags, responses} = it.operation;
    expect(operationId).toMatch(/^[a-z][a-zA-Z0-9]+$/);
    expect(summary, 'summary in sentence case, without a period').toMatch(/^[A-Z].*[^.]$/);
    expect(description).toBeTruthy();
    expect(document.tags?.map(({name}) => name)).toEqual(expect.arrayContaining(tags ?? ['a tag']));
    expect(
      Object.keys(responses ?? {}).filter((code) => /^2(\d\d|XX)$/.test(code)),
      'success responses',
    ).not.toEqual([]);
    const inPath = parametersOf(it).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({name}) => name).sort()).toEqual(namesIn(it.key).sort());
  });
});

it('uses each operationId once', () => {
  const ids = described.map(({operation}) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('links only to existing operations', () => {
  const anchors = new Set(
    described.flatMap(({file, operation}) => [
      `${file}#${operation.operationId}`,
      `/dev/api/${path.basename(file, '.yaml')}/#${operation.operationId}`,
    ]),
  );
  const links = documents.flatMap(({file, document}) =>
    textsIn(document).flatMap((text) =>
      [...text.matchAll(/\]\((\/dev\/api\/[\w-]+\/)?(#\w+)\)/g)].map((match) => (match[1] ?? file) + match[2]!),
    ),
  );
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});

it('links only to existing pages', () => {
  const contract = readFileSync(path.join(here, '../../../tests/contract/routes.json'), 'utf8');
  const routes = new Set((JSON.parse(contract) as {path: string}[]).map((route) => route.path));
  const links = textsIn(documents.map(({document}) => document)).flatMap((text) =>
    [...text.matchAll(/\]\s*\((\/[^)#\s]*)/g)].map((match) => match[1]!),
  );
  expect(links.filter((link) => !routes.has(link))).toEqual([]);
});

describe('the saucelabs client', () => {
  const clientOperations = client.flatMap(operationsOf);
  const clientKeys = new Map(clientOperations.map((it) => [it.key, it]));
  const excepted = new Set(exceptions.operations.map(({operation}) => operation));

  it.each(clientOperations.filter(({key}) => !excepted.has(key)))('$key ($file) is documented', (it) => {
    const ours = byKey.get(it.key);
    expect(ours, 'an operation with this method, path and parameter names, or an exception').toBeDefined();
    const names = (all: Parameter[]) => all.map((parameter) => `${parameter.in} ${parameter.name}`);
    const missing = names(parametersOf(it).filter((parameter) => parameter.in !== 'body'))
      .filter((name) => !names(parametersOf(ours!)).includes(name))
      .filter(
        (name) => !exceptions.parameters.some((other) => other.operation === it.key && name.endsWith(` ${other.name}`)),
      );
    expect(missing).toEqual([]);
  });

  it.each(exceptions.operations)('exception $operation is still valid', ({operation, reason}) => {
    expect(clientKeys.has(operation), 'the client still has the operation').toBe(true);
    expect(byKey.has(operation), 'the operation is not documented').toBe(false);
    expect(reason).toMatch(/\w+ \w+/);
  });

  it.each(exceptions.parameters)('exception $name of $operation is still valid', ({operation, name, reason}) => {
    const theirs = clientKeys.get(operation);
    expect(theirs && parametersOf(theirs).map((parameter) => parameter.name)).toContain(name);
    expect(parametersOf(byKey.get(operation)!).map((parameter) => parameter.name)).not.toContain(name);
    expect(reason).toMatch(/\w+ \w+/);
  });
});
