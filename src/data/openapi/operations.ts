import {resolve} from './resolve.ts';
import type {ApiDocument, Operation, Parameter, PathItem, Server, Variables} from './types.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

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
