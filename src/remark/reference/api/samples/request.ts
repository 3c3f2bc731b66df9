import {resolve, type Endpoint} from '../../../../data/openapi/load.ts';
import type {ApiDocument, Media, Parameter, RequestBody, Variables} from '../../../../data/openapi/types.ts';
import {exampleOf, type Schemas} from '../schemas.ts';

/** Placeholders for the host and the credentials. They're replaced in the generated code. */
export const HOST = 'sauce-api-host.invalid';
export const CREDENTIALS = 'SAUCE_CREDENTIALS';

/** Request in a sample, with required parameters and up to `SHOWN_OPTIONAL` optional query parameters that have examples. */
export interface Request {
  method: string;
  url: string;
  query: {name: string; value: string}[];
  headers: {name: string; value: string}[];
  signIn?: Variables;
  body?: Body;
}

/** Request body: JSON, a multipart form, URL-encoded fields, or a file. */
type Body =
  | {kind: 'json'; mimeType: string; value: unknown}
  | {kind: 'form'; mimeType: string; fields: FormField[]}
  | {kind: 'fields'; mimeType: string; fields: FormField[]}
  | {kind: 'file'; mimeType: string; path: string};

/** Form field: text, or the path of a file with an optional media type. */
export interface FormField {
  name: string;
  value: string;
  path?: string;
  type?: string;
}

/** Maximum number of optional query parameters in a sample. */
const SHOWN_OPTIONAL = 2;

/** Creates the sample request of an operation. */
export function requestOf(
  document: ApiDocument,
  {path, method, operation, parameters, servers, signIn}: Endpoint,
  schemas: Schemas,
): Request {
  const queries = parameters.filter((one) => one.in === 'query' && !one.deprecated);
  const optional = queries.filter((one) => !one.required && one.example !== undefined).slice(0, SHOWN_OPTIONAL);
  const {url: server, variables = {}} = servers[0]!;
  const host = server
    .replace('api.{region}.saucelabs.com', HOST)
    .replace(/\{(\w+)\}/g, (variable, name: string) => variables[name]?.default ?? variable);
  const body = operation.requestBody && bodyOf(resolve<RequestBody>(document, operation.requestBody), schemas);
  return {
    method: method.toUpperCase(),
    url:
      host +
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        inPath(
          parameters.find((one) => one.in === 'path' && one.name === name),
          name,
        ),
      ),
    query: queries
      .filter((one) => one.required || optional.includes(one))
      .map((one) => ({name: one.name, value: valueOf(one)})),
    headers: [
      ...(signIn ? [{name: 'Authorization', value: `Basic ${CREDENTIALS}`}] : []),
      ...parameters
        .filter((one) => one.in === 'header' && one.required)
        .map((one) => ({name: one.name, value: valueOf(one)})),
      ...(body && body.kind !== 'form' ? [{name: 'Content-Type', value: body.mimeType}] : []),
    ],
    ...(signIn && {signIn}),
    ...(body && {body}),
  };
}

/** Returns an uppercase placeholder for a path parameter, or its example if only some values are allowed. */
function inPath(parameter: Parameter | undefined, name: string): string {
  if (parameter?.schema?.enum) return String(parameter.example ?? parameter.schema.enum[0]);
  return placeholder(name);
}

const placeholder = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

function valueOf({name, example, schema}: Parameter): string {
  const shown = example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0] ?? placeholder(name);
  const text = Array.isArray(shown) ? shown.join(',') : String(shown);
  return /^<.*>$/.test(text) ? placeholder(name) : text;
}

function bodyOf({content}: RequestBody, schemas: Schemas): Body | undefined {
  const [mimeType, media] = Object.entries(content)[0] ?? [];
  if (!mimeType || !media) return undefined;
  if (mimeType === 'multipart/form-data') return {kind: 'form', mimeType, fields: formFields(media, schemas)};
  if (mimeType === 'application/x-www-form-urlencoded')
    return {kind: 'fields', mimeType, fields: formFields(media, schemas)};
  const example = exampleOf(media, schemas);
  if (/json$/.test(mimeType)) return {kind: 'json', mimeType, value: example ?? {}};
  return {kind: 'file', mimeType, path: typeof example === 'string' ? example.replace(/^@/, '') : 'FILE'};
}

/** Returns the form fields of an example. `@app.log;type=text/plain` is a file, and a list is a repeated field. */
function formFields(media: Media, schemas: Schemas): FormField[] {
  const example = (exampleOf(media, schemas) ?? {}) as Record<string, unknown>;
  return Object.entries(example).flatMap(([name, values]) =>
    [values].flat().map((one) => {
      const value = typeof one === 'string' ? one : JSON.stringify(one);
      const [, path, type] = /^@([^;]+)(?:;type=(.+))?$/.exec(value) ?? [];
      return {name, value, ...(path && {path}), ...(type && {type})};
    }),
  );
}
