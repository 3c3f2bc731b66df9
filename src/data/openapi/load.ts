import {nearest} from '../../lib/nearest.ts';
import type {Problem, Step} from '../problems.ts';
import {dataFiles, load} from '../load.ts';
import type {ApiDocument, Operation, Parameter, PathItem, Reference, Server, Variables} from './types.ts';

/** Returns the target of a reference such as `#/components/schemas/Job`, or undefined if it does not exist. */
export function refTarget(document: ApiDocument, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
}

/** Follows references until it reaches a part of the document that is not a reference. */
export function resolve<T extends object>(document: ApiDocument, part: T | Reference): T {
  return '$ref' in part && typeof part.$ref === 'string'
    ? resolve(document, refTarget(document, part.$ref) as T)
    : (part as T);
}

/** Returns the last segment of a reference: `Job` for `#/components/schemas/Job`. */
export const refName = (ref: string): string => ref.split('/').at(-1)!;

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

/** Operation with its path, method, parameters, and servers. */
export interface Endpoint {
  path: string;
  method: (typeof methods)[number];
  operation: Operation;
  /** Parameters of the path and the operation, with references resolved. */
  parameters: Parameter[];
  /** Base URL, which can contain variables such as `{region}`. */
  server: string;
  /** All base URLs; `server` is the first one. */
  servers: Server[];
  /** Environment variables with the credentials. Undefined if the first security requirement is not basic authentication. */
  signIn?: Variables;
}

/** Returns all operations of a document, in order. */
export const operationsOf = (document: ApiDocument): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [endpoint(document, path, item, method, operation)] : [];
    }),
  );

const SAUCE_LABS: Variables = {user: 'SAUCE_USERNAME', key: 'SAUCE_ACCESS_KEY'};

/** Returns the environment variables of the first security requirement if it is basic authentication. */
function signInOf(document: ApiDocument, operation: Operation): Variables | undefined {
  const [first] = operation.security ?? document.security ?? [];
  const schemes = Object.keys(first ?? {}).map((name) => document.components?.securitySchemes?.[name]);
  const basic = schemes.find((scheme) => scheme?.scheme === 'basic');
  return basic && (basic['x-variables'] ?? SAUCE_LABS);
}

function endpoint(
  document: ApiDocument,
  path: string,
  item: PathItem,
  method: Endpoint['method'],
  operation: Operation,
): Endpoint {
  const own = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const shared = (item.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const signIn = signInOf(document, operation);
  const servers = operation.servers ?? item.servers ?? document.servers;
  return {
    path,
    method,
    operation,
    parameters: [
      ...shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in)),
      ...own,
    ],
    server: servers[0]!.url,
    servers,
    ...(signIn && {signIn}),
  };
}

/** Names of all APIs. */
export const apiNames: readonly string[] = dataFiles('openapi').filter((name) => name !== 'exceptions');

/** Returns the OpenAPI document of an API. Throws an error if the document is invalid (see `checkApi`). */
export function loadApi(name: string): ApiDocument {
  return load<ApiDocument>(`openapi/${name}.yaml`, 'openapi/schema.json', checkApi);
}

/** Reports dead references, duplicate operation IDs, tags that the document does not list, and operations without a success response. */
export function checkApi(document: ApiDocument): Problem[] {
  const dead = deadReferences(document, document, []);
  if (dead.length) return dead;
  const tags = document.tags.map(({name}) => name);
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({path, method, operation}) => {
    const problems: Problem[] = [];
    const add = (key: string, message: string) => problems.push({steps: ['paths', path, method, key], message});
    if (seen.has(operation.operationId)) add('operationId', `duplicate "${operation.operationId}"`);
    seen.add(operation.operationId);
    for (const tag of operation.tags.filter((one) => !tags.includes(one)))
      add('tags', `"${tag}" is not a tag of the document; expected one of: ${tags.join(', ')}`);
    if (!Object.keys(operation.responses).some((code) => /^[23]/.test(code)))
      add('responses', 'missing a success response, such as 200');
    return problems;
  });
}

function deadReferences(document: ApiDocument, node: unknown, steps: Step[]): Problem[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): Problem[] => {
    const at = [...steps, Array.isArray(node) ? Number(key) : key];
    if (key !== '$ref' || typeof value !== 'string') return deadReferences(document, value, at);
    if (refTarget(document, value) !== undefined) return [];
    const kind = value.split('/').slice(0, -1).join('/');
    const near = nearest(
      value.split('/').at(-1)!,
      Object.keys((refTarget(document, kind) as object | undefined) ?? {}),
    );
    return [
      {
        steps: at,
        message: `"${value}" does not exist${near ? `; did you mean "${kind}/${near}"?` : `; expected a reference in this document, such as "#/components/schemas/NAME"`}`,
      },
    ];
  });
}
