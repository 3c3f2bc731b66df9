import {apiNames, loadApi, operationsOf, type Endpoint} from '../../../data/openapi/load.ts';
import type {ApiDocument, SecurityScheme, Server} from '../../../data/openapi/types.ts';
import {nearest, orList} from '../../../lib/nearest.ts';
import type {Attributes} from '../index.ts';
import {code, heading, inline, join, lines, link, prose, slug, table, wrap} from '../markdown.ts';
import {BASE_URLS, renderErrors, renderOperation, renderSchemas, renderWebhooks, serverUrl} from './operation.ts';
import {Schemas} from './schemas.ts';

/**
 * Renders `<ApiReference api="jobs" />`: all operations of an OpenAPI document by tag, then webhooks, shared errors, and shared schemas.
 * @throws {Error} if the API is missing or unknown.
 */
export function renderApiReference({api: name}: Attributes): string {
  if (!name || !apiNames.includes(name)) {
    const near = name && nearest(name, apiNames);
    throw new Error(
      `${name ? `unknown API "${name}"` : 'missing api="…"'}; ${near ? `did you mean "${near}"?` : `expected ${orList(apiNames)}`}`,
    );
  }
  const document = loadApi(name);
  const schemas = new Schemas(document);
  const endpoints = operationsOf(document);
  const shown = document.tags.map((tag) => ({
    ...tag,
    endpoints: endpoints.filter(({operation}) => operation.tags[0] === tag.name),
  }));
  return wrap(
    'reference api',
    join([
      `Download the [OpenAPI document](pathname:///openapi/${name}.yaml) or the [Postman collection](pathname:///openapi/${name}.postman.json).`,
      overview(endpoints),
      renderAccess(document),
      ...shown
        .filter((tag) => tag.endpoints.length)
        .flatMap((tag) => [
          heading(2, prose(tag.name), slug(tag.name)),
          prose(tag.description ?? ''),
          ...tag.endpoints.map((endpoint) => renderOperation(document, endpoint, schemas)),
        ]),
      renderWebhooks(document, schemas),
      renderErrors(schemas),
      renderSchemas(schemas),
    ]),
  );
}

const overview = (endpoints: readonly Endpoint[]): string =>
  table(
    ['Operation', 'Endpoint'],
    endpoints.map(({method, path, operation}) => [
      link(prose(operation.summary), `#${operation.operationId}`),
      code(`${method.toUpperCase()} ${path}`),
    ]),
  );

/** Renders the base URLs of an API and its authentication methods. */
function renderAccess({servers, components}: ApiDocument): string {
  const schemes = Object.values(components?.securitySchemes ?? {});
  return join([
    heading(2, 'Base URL and authentication', BASE_URLS),
    lines('fields', [...servers.map(serverEntry), ...schemes.map(schemeEntry)]),
  ]);
}

function serverEntry(server: Server): string {
  const variables = Object.entries(server.variables ?? {}).map(
    ([name, {description}]) => description && `${code(name.toUpperCase())}: ${inline(description)}`,
  );
  const shown = server.url.includes('api.{region}') ? [] : variables;
  return [code(serverUrl(server)), inline(server.description), ...shown].filter(Boolean).join(' ');
}

const schemeEntry = (scheme: SecurityScheme): string =>
  [`**${schemeName(scheme)}**`, inline(scheme.description)].filter(Boolean).join(' ');

function schemeName({type, scheme, name}: SecurityScheme): string {
  if (scheme === 'basic') return 'HTTP Basic authentication';
  if (scheme === 'bearer') return 'Bearer token';
  return type === 'apiKey' ? `API key (${name})` : type;
}
