import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import type {TargetId} from '@readme/httpsnippet/targets';
import {compactJson} from '../example.ts';
import type {Language} from './languages.ts';
import {HOST, type Request} from './request.ts';
import {swap} from './swap.ts';
import {MARKER, uploads} from './uploads.ts';

/** Stands for a body; it is JSON itself, so that the library treats it as such. */
const JSON_MARKER = JSON.stringify(MARKER);

/** The code that sends `request` in a language, with the token `{{apiHost}}` for the host and credentials from the environment. */
export function codeOf(request: Request, language: Language): string {
  const {body, signIn} = request;
  const [target, client] = language.target;
  const made = new HTTPSnippet(harOf(request, language)).convert(target as TargetId, client);
  if (!made || !made[0]) throw new Error(`no sample can be made for ${target}/${client}`);
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
  return code.replaceAll(HOST, '{{apiHost}}').trim();
}

function harOf({method, url, query, headers, body}: Request, language: Language): HarRequest {
  return {method, url, httpVersion: 'HTTP/1.1', headers, queryString: query, cookies: [], headersSize: -1, bodySize: -1, ...(body && {postData: postDataOf(body, language)})} as HarRequest;
}

/** A body as the library takes it. The real type of a form with files, or of a file, would have it write them in its own way. */
function postDataOf(body: NonNullable<Request['body']>, language: Language): object {
  if (body.kind === 'fields') return {mimeType: body.mimeType, params: body.fields};
  if (body.kind === 'json') return {mimeType: 'application/json', text: language.body ? JSON_MARKER : JSON.stringify(body.value)};
  return {mimeType: 'text/plain', text: MARKER};
}
