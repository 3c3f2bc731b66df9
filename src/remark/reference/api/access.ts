import type {ApiDocument, SecurityScheme, Server} from '../../../data/openapi/types.ts';
import {code, heading, join} from '../markdown.ts';
import {inline, lines} from './inline.ts';

/** Anchor of the section with the base URLs. */
export const BASE_URLS = 'servers-and-authentication';

/** Returns the URL of a server with a host token for the reader's data center, and with other variables as uppercase placeholders. */
export const serverUrl = ({url}: Server): string =>
  url
    .replace('api.{region}.saucelabs.com', '{{apiHost}}')
    .replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => name.toUpperCase());

/** Renders the base URLs of an API and its authentication methods. */
export function renderAccess({servers, components}: ApiDocument): string {
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
