import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import type {TargetId} from '@readme/httpsnippet/targets';
import type {Endpoint} from '../../../../data/openapi/load.ts';
import type {ApiDocument} from '../../../../data/openapi/types.ts';
import {block, join} from '../../markdown.ts';
import {compactJson, type Schemas} from '../schemas.ts';
import {languages, type Language} from './languages.ts';
import {HOST, requestOf, type Request} from './request.ts';
import {MARKER, swap, uploads} from './uploads.ts';

/** Placeholder for a JSON body. It's valid JSON, because the library parses it. */
const JSON_MARKER = JSON.stringify(MARKER);

/**
 * Generates the code that sends `request` in a language, with the token `{{apiHost}}` for the host, and credentials from environment
 * variables.
 * @throws {Error} if the library can't generate code for the language, or if its output changed.
 */
export function codeOf(request: Request, language: Language): string {
  const {body, signIn} = request;
  const [target, client] = language.target;
  const made = new HTTPSnippet(harOf(request, language)).convert(target as TargetId, client);
  if (!made || !made[0]) throw new Error(`can't generate a sample for ${target}/${client}`);
  let code = made[0];
  const upload = uploads[language.id]!;
  if (body?.kind === 'form') code = upload.form(code, body.fields);
  if (body?.kind === 'file') code = upload.file(code, body.path);
  if (signIn) code = language.signIn(code, signIn);
  if (language.tidy) code = language.tidy(code);
  if (body?.kind === 'json' && language.body) {
    const {before = (marker) => JSON.stringify(marker), literal} = language.body;
    code = swap(code, before(JSON_MARKER), literal(compactJson(body.value)));
  }
  // The library parses URLs, which makes the placeholder in a host such as YOUR_SUBDOMAIN.example.com lowercase.
  const [host = ''] = /(?<=:\/\/)[^/]+/.exec(request.url) ?? [];
  return code.replaceAll(host.toLowerCase(), host).replaceAll(HOST, '{{apiHost}}').trim();
}

function harOf({method, url, query, headers, body}: Request, language: Language): HarRequest {
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers,
    queryString: query,
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...(body && {postData: postDataOf(body, language)}),
  } as HarRequest;
}

/** Returns a body in HAR format. Forms and files are sent as text, because `uploads` generates their code instead of the library. */
function postDataOf(body: NonNullable<Request['body']>, language: Language): object {
  if (body.kind === 'fields') return {mimeType: body.mimeType, params: body.fields};
  if (body.kind === 'json')
    return {mimeType: 'application/json', text: language.body ? JSON_MARKER : JSON.stringify(body.value)};
  return {mimeType: 'text/plain', text: MARKER};
}

/** Renders the samples of an operation in all languages, as tabs, followed by an example of the response. */
export function renderSamples(document: ApiDocument, endpoint: Endpoint, schemas: Schemas, response?: string): string {
  const request = requestOf(document, endpoint, schemas);
  const tabs = languages.map((language) =>
    join([
      `<TabItem value="${language.id}" label="${language.label}">`,
      block(language.fence.split(' ')[0]!, codeOf(request, language), language.fence.split(' ')[1]),
      '</TabItem>',
    ]),
  );
  return join(['<Samples>', ...tabs, response, '</Samples>']);
}
