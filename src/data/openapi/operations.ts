import {resolve} from './resolve.ts';
import type {ApiDocument, Operation, Parameter, PathItem, Server, Variables} from './types.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

/** An operation with what its path says about it. */
export interface Endpoint {
  path: string;
  method: (typeof methods)[number];
  operation: Operation;
  /** Those of the path and its own, references followed. */
  parameters: Parameter[];
  /** The address without path, with tokens such as `{region}`. */
  server: string;
  /** All base URLs; `server` is the first one. */
  servers: Server[];
  /** Where requests find the name and key that they must carry; nothing where they may do without. */
  signIn?: Variables;
}

/** Every operation of a document, in its order. */
export const operationsOf = (document: ApiDocument): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [endpoint(document, path, item, method, operation)] : [];
    }),
  );

const SAUCE_LABS: Variables = {user: 'SAUCE_USERNAME', key: 'SAUCE_ACCESS_KEY'};

/** The variables of the first way to sign in, if that is by name and password. */
function signInOf(document: ApiDocument, operation: Operation): Variables | undefined {
  const [first] = operation.security ?? document.security ?? [];
  const schemes = Object.keys(first ?? {}).map((name) => document.components?.securitySchemes?.[name]);
  const basic = schemes.find((scheme) => scheme?.scheme === 'basic');
  return basic && (basic['x-variables'] ?? SAUCE_LABS);
}

function endpoint(document: ApiDocument, path: string, item: PathItem, method: Endpoint['method'], operation: Operation): Endpoint {
  const own = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const shared = (item.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const signIn = signInOf(document, operation);
  const servers = operation.servers ?? item.servers ?? document.servers;
  return {
    path,
    method,
    operation,
    parameters: [...shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in)), ...own],
    server: servers[0]!.url,
    servers,
    ...(signIn && {signIn}),
  };
}
