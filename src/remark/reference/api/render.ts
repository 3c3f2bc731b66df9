import {apiNames, loadApi, operationsOf} from '../../../data/openapi/load.ts';
import {nearest, orList} from '../../../lib/nearest.ts';
import type {Attributes} from '../index.ts';
import {anchorOf, code, heading, join, list, prose, wrap} from '../markdown.ts';
import {renderOperation, renderSchemas} from './operation.ts';
import {Schemas} from './schemas.ts';

/**
 * `<ApiReference api="jobs" />`: a whole API; with `tag="Job assets"` the operations of one tag, without heading; with
 * `operation="listJobs"` one operation.
 */
export function renderApiReference({api: name, tag, operation: only}: Attributes): string {
  if (!name || !apiNames.includes(name)) {
    const near = name && nearest(name, apiNames);
    throw new Error(`${name ? `there is no API "${name}"` : 'needs api="…"'}; ${near ? `did you mean "${near}"?` : `accepted: ${orList(apiNames)}`}`);
  }
  const document = loadApi(name);
  const schemas = new Schemas(document);
  const endpoints = operationsOf(document);
  const render = (chosen: typeof endpoints) => chosen.map((one) => renderOperation(document, one, schemas));
  if (only !== undefined) {
    const chosen = endpoints.filter(({operation}) => operation.operationId === only);
    if (!chosen.length) throw new Error(missing('operation', only, endpoints.map(({operation}) => operation.operationId)));
    return wrap('reference api', join(render(chosen)));
  }
  const tags = document.tags.map((one) => one.name);
  if (tag !== undefined && !tags.includes(tag)) throw new Error(missing('tag', tag, tags));
  const of = (wanted: string) => endpoints.filter(({operation}) => operation.tags[0] === wanted);
  if (tag !== undefined) return wrap('reference api', join(render(of(tag))));
  const parts = document.tags.filter((one) => of(one.name).length);
  return wrap(
    'reference api',
    join([
      prose(document.info.description),
      baseLine(document.servers[0]!.url, name),
      ...parts.flatMap((one) => [heading(2, one.name, anchorOf(one.name)), prose(one.description ?? ''), ...render(of(one.name))]),
      renderSchemas(schemas),
    ]),
  );
}

const missing = (kind: string, wanted: string, accepted: readonly string[]): string => {
  const near = nearest(wanted, accepted);
  return `there is no ${kind} "${wanted}"; ${near ? `did you mean "${near}"?` : `accepted: ${orList(accepted)}`}`;
};

const baseLine = (server: string, name: string): string =>
  list([
    `Address: ${code(server.replace('api.{region}.saucelabs.com', '{{apiHost}}'))}`,
    `For your tools: [OpenAPI document](pathname:///openapi/${name}.yaml), [Postman collection](pathname:///openapi/${name}.postman.json)`,
  ]);
