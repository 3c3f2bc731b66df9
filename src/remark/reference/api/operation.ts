import type {Endpoint} from '../../../data/openapi/operations.ts';
import {resolve} from '../../../data/openapi/resolve.ts';
import type {ApiDocument, Media, Operation, Parameter, Reference, RequestBody, Response, Schema, Server} from '../../../data/openapi/types.ts';
import {deprecation} from '../entry.ts';
import {code, heading, join, link, prose} from '../markdown.ts';
import {compactJson, exampleOf} from './example.ts';
import {descriptionOf, describeSchema, fieldList, typeNote, typeOf} from './fields.ts';
import {fold, inline, lines, ownLine, value} from './inline.ts';
import {BASE_URLS, serverUrl} from './access.ts';
import {renderSamples} from './samples/index.ts';
import {errorAnchor, schemaAnchor, words, type Schemas} from './schemas.ts';

const PLACES: Record<Parameter['in'], string> = {path: 'Path parameters', query: 'Query parameters', header: 'Header parameters', cookie: 'Cookie parameters'};

/** One operation: what it does, who may call it, what it takes, what it answers, and samples. */
export function renderOperation(document: ApiDocument, endpoint: Endpoint, schemas: Schemas): string {
  const {method, path, operation, parameters} = endpoint;
  const {operationId: id} = operation;
  const places = Object.keys(PLACES) as Parameter['in'][];
  return join([
    heading(3, prose(operation.summary), id),
    `<p className="endpoint">**${method.toUpperCase()}** ${code(path)}</p>`,
    baseUrl(document, endpoint.servers),
    operation.deprecated && deprecation({...(operation['x-deprecated-by'] && {use: operation['x-deprecated-by'].replace(/\.$/, '')})}),
    prose(operation.description ?? ''),
    titled('Requirements', `${id}-requirements`, inline(operation['x-permissions'])),
    ...places.map((place) => parameterList(PLACES[place], `${id}-${place}`, parameters.filter((one) => one.in === place), schemas)),
    operation.requestBody && body(resolve<RequestBody>(document, operation.requestBody), `${id}-request-body`, schemas),
    titled(
      'Responses',
      `${id}-responses`,
      lines(
        'fields',
        Object.entries(operation.responses).map(([status, response]) => answer(document, operation, status, response, schemas)),
      ),
    ),
    renderSamples(document, endpoint, schemas),
  ]);
}

/** Returns the base URL of an operation, with its description if it's a different one from the API's, or a link if there are several. */
function baseUrl(document: ApiDocument, servers: readonly Server[]): string {
  const [first] = servers;
  const isOwn = servers !== document.servers;
  const more = isOwn ? inline(first!.description) : servers.length > 1 ? link('All base URLs', `#${BASE_URLS}`) : '';
  return `<p className="base-url">Base URL: ${code(serverUrl(first!))}${more && ` (${more.replace(/\.$/, '')})`}</p>`;
}

/** A part with its title before it; text with a list in it is one flow, which no paragraph can hold. */
const titled = (title: string, id: string, content: string): string =>
  content && join([heading(4, title, id), content.startsWith('<ul') ? content : `<div className="part">${content}</div>`]);

const parameterList = (title: string, id: string, parameters: readonly Parameter[], schemas: Schemas): string =>
  titled(
    title,
    id,
    lines(
      'fields',
      parameters.map((one) =>
        [
          code(one.name),
          `*${typeOf(one.schema ?? {}, schemas)}*`,
          one.required && '**required**',
          one.deprecated && '**deprecated**',
          ownLine(one.description),
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  );

function body({description, required, content}: RequestBody, id: string, schemas: Schemas): string {
  const kinds = Object.entries(content).map(([type, {schema}]) =>
    [type === 'application/json' ? '' : code(type), schema && describeSchema(schema, schemas)].filter(Boolean).join(' '),
  );
  return titled(required ? 'Request body' : 'Request body (optional)', id, [inline(description), ...kinds].filter(Boolean).join(' '));
}

function answer(document: ApiDocument, operation: Operation, status: string, response: Response | Reference, schemas: Schemas): string {
  const {description, content = {}, headers = {}} = resolve<Response>(document, response);
  const named = Object.entries(headers).map(([name, header]) => `${code(name)} ${inline(header.description)}`);
  return [status === 'default' ? '*Other status codes*' : code(status), inline(description), lines('fields', named), answerBody(operation, status, response, content, schemas)]
    .filter(Boolean)
    .join(' ');
}

/** What an answer holds. What several operations answer with stands once: errors below, other answers where they come first. */
function answerBody(operation: Operation, status: string, response: Response | Reference, content: Record<string, Media>, schemas: Schemas): string {
  const error = schemas.errorName(status, response);
  if (error) return link('Response body', `#${errorAnchor(error)}`);
  const first = schemas.shownBy(response);
  if (first && first !== operation && Object.keys(content).length) return `Same response body as ${link(prose(first.summary), `#${first.operationId}`)}.`;
  return Object.entries(content)
    .map(([type, media]) => bodyOf(type, media, schemas))
    .join(' ');
}

function bodyOf(type: string, media: Media, schemas: Schemas): string {
  const kind = type === 'application/json' || type === 'application/problem+json' ? '' : code(type);
  const note = media.schema ? typeNote(media.schema, schemas) : '';
  const fields = media.schema ? fieldList(media.schema, schemas) : '';
  const description = media.schema ? inline(descriptionOf(media.schema, schemas)) : '';
  return [kind, note, description, fields && fold('Response schema', fields), exampleBlock(media, schemas)].filter(Boolean).join(' ');
}

/** The example of an answer, folded; those that are one value only stand in the line. */
function exampleBlock(media: Media, schemas: Schemas): string {
  if (media.example === undefined && !media.examples) return '';
  const example = exampleOf(media, schemas);
  if (typeof example !== 'object' || example === null) return `Example: ${value(example)}`;
  if (!Object.keys(example).length) return '';
  return fold('Example', `<pre>{${JSON.stringify(compactJson(example))}}</pre>`);
}

/** The errors that several operations answer with, each once. */
export const renderErrors = (schemas: Schemas): string =>
  schemas.errors.length
    ? join([
        heading(2, 'Common errors', 'shared-errors'),
        ...schemas.errors.flatMap(([name, {description, content = {}}]) => [
          heading(3, words(name), errorAnchor(name)),
          prose(description),
          `<div className="part">${Object.entries(content)
            .map(([type, media]) => bodyOf(type, media, schemas))
            .join(' ')}</div>`,
        ]),
      ])
    : '';

/** The schemas that several places use, each once. */
export const renderSchemas = (schemas: Schemas): string =>
  schemas.named.length
    ? join([heading(2, 'Schemas', 'objects'), ...schemas.named.map(([name, schema]) => renderSchema(name, schema, schemas))])
    : '';

/** Returns the requests that the service sends to webhooks: what triggers each one, and its body. */
export const renderWebhooks = (document: ApiDocument, schemas: Schemas): string => {
  const webhooks = Object.entries(document.webhooks ?? {});
  if (!webhooks.length) return '';
  return join([
    heading(2, 'Webhook requests', 'webhook-requests'),
    ...webhooks.flatMap(([name, item]) =>
      Object.entries(item).flatMap(([method, {summary, description, requestBody, responses}]) => [
        heading(3, prose(summary), `webhook-${name}`),
        `<p className="endpoint">**${method.toUpperCase()}** your URL</p>`,
        prose(description ?? ''),
        requestBody && body(resolve<RequestBody>(document, requestBody), `webhook-${name}-request-body`, schemas),
        titled(
          'Responses',
          `webhook-${name}-responses`,
          lines(
            'fields',
            Object.entries(responses).map(([status, response]) => `${code(status)} ${inline(resolve<Response>(document, response).description)}`),
          ),
        ),
      ]),
    ),
  ]);
};

function renderSchema(name: string, schema: Schema, schemas: Schemas): string {
  const {description, ...own} = schema;
  return join([heading(3, name, schemaAnchor(name)), prose(description ?? ''), `<div className="part">${describeSchema(own, schemas)}</div>`]);
}
