import {resolve} from './resolve.ts';
import type {ApiDocument, Operation, Parameter, PathItem} from './types.ts';

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
  /** Whether requests carry username and access key. */
  signedIn: boolean;
}

/** Every operation of a document, in its order. */
export const operationsOf = (document: ApiDocument): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [endpoint(document, path, item, method, operation)] : [];
    }),
  );

function endpoint(document: ApiDocument, path: string, item: PathItem, method: Endpoint['method'], operation: Operation): Endpoint {
  const own = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const shared = (item.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  return {
    path,
    method,
    operation,
    parameters: [...shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in)), ...own],
    server: (operation.servers ?? item.servers ?? document.servers)[0]!.url,
    signedIn: (operation.security ?? document.security ?? []).some((scheme) => Object.keys(scheme).length > 0),
  };
}
