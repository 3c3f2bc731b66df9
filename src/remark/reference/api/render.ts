import type {Attributes} from '../index.ts';
import {code, component, heading, join, link, prose, slug, table} from '../markdown.ts';
import {deprecation} from '../entry.ts';
import {operationsOf, readApi, resolve, type ApiDocument, type Body, type Operation, type Parameter, type Schema} from './document.ts';
import {exampleOf} from './example.ts';
import {renderSamples} from './samples.ts';
import {fieldTable, hasFields, isListed, limitsOf, namedObjects, schemaAnchor, typeOf} from './schema.ts';

type Described = ReturnType<typeof operationsOf>[number];

/** `<ApiReference api="jobs" />`: every operation of an OpenAPI document, then the objects that they take and give. */
export function renderApiReference({api}: Attributes): string {
  if (!api) throw new Error('needs api="…", the name of a document in src/data/openapi');
  const document = readApi(api);
  const operations = operationsOf(document);
  const tags = document.tags ?? [];
  const rest = operations.filter(({operation}) => !tags.some(({name}) => operation.tags?.includes(name)));
  return join([
    `Download: [OpenAPI document](pathname:///openapi/${api}.yaml), [Postman collection](pathname:///openapi/${api}.postman.json).`,
    index(operations),
    ...tags.flatMap(({name, description}) => {
      const shown = operations.filter(({operation}) => operation.tags?.[0] === name);
      return shown.length ? [heading(2, prose(name), slug(name)), prose(description ?? ''), ...shown.map((o) => renderOperation(document, o))] : [];
    }),
    ...rest.map((o) => renderOperation(document, o)),
    renderObjects(document, operations),
  ]);
}

const index = (operations: readonly Described[]): string =>
  table(
    ['Operation', 'Address'],
    operations.map(({method, path, operation}) => [link(prose(operation.summary), `#${operation.operationId}`), `${code(method)} ${code(path)}`]),
  );

function renderOperation(document: ApiDocument, {method, path, operation, parameters}: Described): string {
  const {operationId, summary, description, requestBody} = operation;
  const permissions = operation['x-permissions'];
  return join([
    heading(3, prose(summary), operationId),
    component('Endpoint', {method, path}),
    operation.deprecated && deprecation({...(operation['x-deprecated-by'] && {use: operation['x-deprecated-by']})}),
    prose(description ?? ''),
    permissions && `**Who may call it:** ${prose(permissions)}`,
    renderParameters(document, parameters),
    requestBody && renderBody(document, resolve(document, requestBody)),
    renderAnswers(document, operation),
    renderSamples(document, path, method, operation, parameters),
  ]);
}

const renderParameters = (document: ApiDocument, parameters: readonly Parameter[]): string =>
  table(
    ['Parameter', 'In', 'Type', 'Meaning'],
    parameters.map(({name, in: place, required, schema, description, deprecated}) => [
      code(name),
      place,
      typeOf(document, schema) + (required ? ', required' : ''),
      [deprecated && '**Deprecated.**', prose(description ?? ''), limitsOf(schema?.$ref ? resolve(document, schema) : schema)].filter(Boolean).join(' '),
    ]),
  );

function renderBody(document: ApiDocument, body: Body): string {
  return join(
    Object.entries(body.content ?? {}).map(([type, {schema}]) => {
      const isNamed = Boolean(schema?.$ref) && isListed(resolve(document, schema!));
      return join([
        `**Body**${body.required ? ' (required)' : ''}, ${code(type)}: ${typeOf(document, schema)}. ${prose(body.description ?? '')}`.trim(),
        schema && !isNamed && fieldTable(document, schema),
      ]);
    }),
  );
}

function renderAnswers(document: ApiDocument, {responses}: Operation): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const {description, content} = resolve(document, response);
    const types = Object.entries(content ?? {}).map(([type, {schema}]) => `${typeOf(document, schema)} (${code(type)})`);
    return [code(status), prose(description ?? ''), types.join(', ')];
  });
  return join([table(['Status', 'Meaning', 'Answer'], rows), ...Object.values(responses).map((response) => renderAnswer(document, resolve(document, response)))]);
}

/** Fields of an answer without a name, and its example: folded, for they are long. */
function renderAnswer(document: ApiDocument, {content}: Body): string | undefined {
  const [, media] = Object.entries(content ?? {}).find(([type]) => type.includes('json')) ?? [];
  if (!media?.schema) return undefined;
  const inner = media.schema.items && !media.schema.items.$ref ? media.schema.items : media.schema;
  const fields = inner.$ref || !hasFields(inner) ? '' : fieldTable(document, inner);
  const example = exampleOf(document, media);
  const isError = example === undefined || (typeof example === 'object' && JSON.stringify(example).length < 3);
  if (!fields && isError) return undefined;
  return join([
    '<details>\n<summary>Fields and example of the answer</summary>',
    fields,
    !isError && component('PlainCode', {language: 'json', code: JSON.stringify(example, null, 1)}),
    '</details>',
  ]);
}

function renderObjects(document: ApiDocument, operations: readonly Described[]): string {
  const names = new Set<string>();
  for (const {operation, parameters} of operations) {
    const bodies = [...(operation.requestBody ? [operation.requestBody] : []), ...Object.values(operation.responses)].map((body) => resolve(document, body));
    const schemas = [...bodies.flatMap(({content}) => Object.values(content ?? {}).map(({schema}) => schema)), ...parameters.map(({schema}) => schema)];
    for (const schema of schemas) namedObjects(document, schema, names);
  }
  if (!names.size) return '';
  return join([
    heading(2, 'Objects', 'objects'),
    ...[...names].sort().flatMap((name) => {
      const schema = resolve<Schema>(document, {$ref: `#/components/schemas/${name}`});
      if (!isListed(schema)) return [];
      const kind = hasFields(schema) ? fieldTable(document, schema) : `A ${typeOf(document, schema)}.`;
      return [heading(3, name, schemaAnchor(name)), prose(schema.description ?? ''), kind];
    }),
  ]);
}
