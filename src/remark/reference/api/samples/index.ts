import type {Endpoint} from '../../../../data/openapi/operations.ts';
import type {ApiDocument} from '../../../../data/openapi/types.ts';
import {block, join} from '../../markdown.ts';
import type {Schemas} from '../schemas.ts';
import {codeOf} from './code.ts';
import {languages} from './languages.ts';
import {requestOf} from './request.ts';

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
