import type {Endpoint} from '../../../../data/openapi/operations.ts';
import type {ApiDocument} from '../../../../data/openapi/types.ts';
import {block, join} from '../../markdown.ts';
import type {Schemas} from '../schemas.ts';
import {codeOf} from './code.ts';
import {languages} from './languages.ts';
import {requestOf} from './request.ts';

/** Samples of an operation in every language, in tabs that stay in step with the other tabs of the site. */
export function renderSamples(document: ApiDocument, endpoint: Endpoint, schemas: Schemas): string {
  const request = requestOf(document, endpoint, schemas);
  const tabs = languages.map((language) =>
    join([`<TabItem value="${language.id}" label="${language.label}">`, block(language.fence.split(' ')[0]!, codeOf(request, language), language.fence.split(' ')[1]), '</TabItem>']),
  );
  return join(['<Samples>', ...tabs, '</Samples>']);
}
