import {resolve, type Endpoint} from '../../../data/openapi/load.ts';
import type {
  ApiDocument,
  Media,
  Operation,
  Parameter,
  Reference,
  RequestBody,
  Response,
  Schema,
  Server,
} from '../../../data/openapi/types.ts';
import {deprecation} from '../entry.ts';
import {
  attribute,
  block,
  code,
  fold,
  heading,
  inline,
  join,
  lines,
  link,
  ownLine,
  prose,
  value,
  wrap,
} from '../markdown.ts';
import {compactJson, errorAnchor, exampleOf, schemaAnchor, words, type Schemas} from './schemas.ts';
import {describeSchema, descriptionOf, fieldList, typeNote, typeOf} from './fields.ts';
import {renderSamples} from './samples/index.ts';

/** Anchor of the section with the base URLs. */
export const BASE_URLS = 'servers-and-authentication';

/** Returns the URL of a server with a host token for the reader's data center, and with other variables as uppercase placeholders. */
export const serverUrl = ({url}: Server): string =>
  url
    .replace('api.{region}.saucelabs.com', '{{apiHost}}')
    .replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => name.toUpperCase());

const PLACES: Record<Parameter['in'], string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/**
 * Renders an operation: description, samples with an example of the response, requirements, parameters, request body, and responses. On
 * wide screens, the samples are next to everything that follows the description (`src/css/reference.css`).
 */
export function renderOperation(document: ApiDocument, endpoint: Endpoint, schemas: Schemas): string {
  const {method, path, operation, parameters} = endpoint;
  const {operationId: id} = operation;
  const places = Object.keys(PLACES) as Parameter['in'][];
  const main = mainResponse(document, operation, schemas);
  return wrap(
    'operation',
    join([
      heading(3, prose(operation.summary), [id, ...(operation['x-anchors'] ?? [])].join(' #')),
      endpointLine(method, code(path)),
      fullUrl(document, endpoint),
      operation.deprecated &&
        deprecation({
          ...(operation['x-deprecated-by'] && {use: operation['x-deprecated-by'].replace(/\.$/, '')}),
          ...(operation['x-sunset'] && {sunset: operation['x-sunset']}),
        }),
      prose(operation.description ?? ''),
      renderSamples(document, endpoint, schemas, main && responseExample(main)),
      titled('Requirements', `${id}-requirements`, inline(operation['x-permissions'])),
      ...places.map((place) =>
        parameterList(
          PLACES[place],
          `${id}-${place}`,
          parameters.filter((one) => one.in === place),
          schemas,
        ),
      ),
      operation.requestBody &&
        body(resolve<RequestBody>(document, operation.requestBody), `${id}-request-body`, schemas),
      titled(
        'Responses',
        `${id}-responses`,
        lines(
          'fields',
          Object.entries(operation.responses).map(([status, response]) =>
            answer(document, operation, status, response, schemas, main?.media),
          ),
        ),
      ),
    ]),
  );
}

/** Renders the method and path of an endpoint. The class determines the color of the method. */
const endpointLine = (method: string, target: string): string =>
  `<p className="endpoint ${method}">**${method.toUpperCase()}** ${target}</p>`;

/**
 * Renders the full URL of an operation, with the description of its server if it differs from the API's, or with a link if the API has
 * several base URLs.
 */
function fullUrl(document: ApiDocument, {path, servers}: Endpoint): string {
  const [first] = servers;
  const isOwn = servers !== document.servers;
  const more = isOwn ? inline(first!.description) : servers.length > 1 ? link('All base URLs', `#${BASE_URLS}`) : '';
  const url = `<EndpointUrl url="${attribute(serverUrl(first!) + path)}" />`;
  return `<p className="url">${url}${more && ` (${more.replace(/\.$/, '')})`}</p>`;
}

/** Response with an example, which is shown next to the samples. */
interface MainResponse {
  status: string;
  media: Media;
  example: object;
}

/** Returns the first successful response with an example, unless a different operation shows the response. */
function mainResponse(document: ApiDocument, operation: Operation, schemas: Schemas): MainResponse | undefined {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!status.startsWith('2') || (schemas.shownBy(response) ?? operation) !== operation) continue;
    for (const media of Object.values(resolve<Response>(document, response).content ?? {})) {
      const example = objectExample(media, schemas);
      if (example) return {status, media, example};
    }
  }
  return undefined;
}

/** Returns the example of a response if it's an object or array with content. */
function objectExample(media: Media, schemas: Schemas): object | undefined {
  if (media.example === undefined && !media.examples) return undefined;
  const example = exampleOf(media, schemas);
  return typeof example === 'object' && example !== null && Object.keys(example).length ? example : undefined;
}

const responseExample = ({status, example}: MainResponse): string =>
  join([`<ResponseExample status="${status}">`, block('json', compactJson(example)), '</ResponseExample>']);

/** Renders a section with a heading. Content other than a list is wrapped in a `div`, because a `<p>` can't contain lists. */
const titled = (title: string, id: string, content: string): string =>
  content &&
  join([heading(4, title, id), content.startsWith('<ul') ? content : `<div className="part">${content}</div>`]);

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
    [type === 'application/json' ? '' : code(type), schema && describeSchema(schema, schemas)]
      .filter(Boolean)
      .join(' '),
  );
  return titled(
    required ? 'Request body' : 'Request body (optional)',
    id,
    [inline(description), ...kinds].filter(Boolean).join(' '),
  );
}

function answer(
  document: ApiDocument,
  operation: Operation,
  status: string,
  response: Response | Reference,
  schemas: Schemas,
  main: Media | undefined,
): string {
  const {description, content = {}, headers = {}} = resolve<Response>(document, response);
  const named = Object.entries(headers).map(([name, header]) => `${code(name)} ${inline(header.description)}`);
  return [
    status === 'default' ? '*Other status codes*' : code(status),
    inline(description),
    lines('fields', named),
    answerBody(operation, status, response, content, schemas, main),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders the body of a response. For a shared response, links to the entry of the error or to the first operation that returns it. */
function answerBody(
  operation: Operation,
  status: string,
  response: Response | Reference,
  content: Record<string, Media>,
  schemas: Schemas,
  main: Media | undefined,
): string {
  const error = schemas.errorName(status, response);
  if (error) return link('Response body', `#${errorAnchor(error)}`);
  const first = schemas.shownBy(response);
  if (first && first !== operation && Object.keys(content).length)
    return `Same response body as ${link(prose(first.summary), `#${first.operationId}`)}.`;
  return Object.entries(content)
    .map(([type, media]) => bodyOf(type, media, schemas, media !== main))
    .join(' ');
}

function bodyOf(type: string, media: Media, schemas: Schemas, hasExample = true): string {
  const kind = type === 'application/json' || type === 'application/problem+json' ? '' : code(type);
  const note = media.schema ? typeNote(media.schema, schemas) : '';
  const fields = media.schema ? fieldList(media.schema, schemas) : '';
  const description = media.schema ? inline(descriptionOf(media.schema, schemas)) : '';
  return [
    kind,
    note,
    description,
    fields && fold('Response schema', fields),
    hasExample && exampleBlock(media, schemas),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders the example of a response. Objects and arrays are collapsed; other values are inline. */
function exampleBlock(media: Media, schemas: Schemas): string {
  if (media.example === undefined && !media.examples) return '';
  const example = exampleOf(media, schemas);
  if (typeof example !== 'object' || example === null) return `Example: ${value(example)}`;
  if (!objectExample(media, schemas)) return '';
  return fold('Example', `<pre className="language-json">{${JSON.stringify(compactJson(example))}}</pre>`);
}

/** Renders the error responses that several operations share. */
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

/** Renders the schemas that are used several times. */
export const renderSchemas = (schemas: Schemas): string =>
  schemas.named.length
    ? join([
        heading(2, 'Schemas', 'objects'),
        ...schemas.named.map(([name, schema]) => renderSchema(name, schema, schemas)),
      ])
    : '';

/** Renders the requests that the service sends to webhooks, with their triggers and bodies. */
export const renderWebhooks = (document: ApiDocument, schemas: Schemas): string => {
  const webhooks = Object.entries(document.webhooks ?? {});
  if (!webhooks.length) return '';
  return join([
    heading(2, 'Webhook requests', 'webhook-requests'),
    ...webhooks.flatMap(([name, item]) =>
      Object.entries(item).flatMap(([method, {summary, description, requestBody, responses}]) => [
        heading(3, prose(summary), `webhook-${name}`),
        endpointLine(method, 'your URL'),
        prose(description ?? ''),
        requestBody && body(resolve<RequestBody>(document, requestBody), `webhook-${name}-request-body`, schemas),
        titled(
          'Responses',
          `webhook-${name}-responses`,
          lines(
            'fields',
            Object.entries(responses).map(
              ([status, response]) => `${code(status)} ${inline(resolve<Response>(document, response).description)}`,
            ),
          ),
        ),
      ]),
    ),
  ]);
};

function renderSchema(name: string, schema: Schema, schemas: Schemas): string {
  const {description, ...own} = schema;
  return join([
    heading(3, name, schemaAnchor(name)),
    prose(description ?? ''),
    `<div className="part">${describeSchema(own, schemas)}</div>`,
  ]);
}
