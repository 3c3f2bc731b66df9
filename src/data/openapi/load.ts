import {nearest} from '../../lib/nearest.ts';
import type {Problem} from '../explain.ts';
import {dataFiles, load} from '../load.ts';
import type {Step} from '../locate.ts';
import {refTarget} from './resolve.ts';
import {operationsOf} from './operations.ts';
import type {ApiDocument} from './types.ts';

/** Names of all APIs. */
export const apiNames: readonly string[] = dataFiles('openapi').filter((name) => name !== 'exceptions');

/** Returns the OpenAPI document of an API. Throws an error if the document is invalid (see `checkApi`). */
export function loadApi(name: string): ApiDocument {
  return load<ApiDocument>(`openapi/${name}.yaml`, 'openapi/schema.json', checkApi);
}

/** Reports dead references, duplicate operation IDs, tags that the document does not list, and operations without a success response. */
export function checkApi(document: ApiDocument): Problem[] {
  const dead = deadReferences(document, document, []);
  if (dead.length) return dead;
  const tags = document.tags.map(({name}) => name);
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({path, method, operation}) => {
    const problems: Problem[] = [];
    const add = (key: string, message: string) => problems.push({steps: ['paths', path, method, key], message});
    if (seen.has(operation.operationId)) add('operationId', `duplicate "${operation.operationId}"`);
    seen.add(operation.operationId);
    for (const tag of operation.tags.filter((one) => !tags.includes(one)))
      add('tags', `"${tag}" is not a tag of the document; expected one of: ${tags.join(', ')}`);
    if (!Object.keys(operation.responses).some((code) => /^[23]/.test(code)))
      add('responses', 'missing a success response, such as 200');
    return problems;
  });
}

function deadReferences(document: ApiDocument, node: unknown, steps: Step[]): Problem[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): Problem[] => {
    const at = [...steps, Array.isArray(node) ? Number(key) : key];
    if (key !== '$ref' || typeof value !== 'string') return deadReferences(document, value, at);
    if (refTarget(document, value) !== undefined) return [];
    const kind = value.split('/').slice(0, -1).join('/');
    const near = nearest(
      value.split('/').at(-1)!,
      Object.keys((refTarget(document, kind) as object | undefined) ?? {}),
    );
    return [
      {
        steps: at,
        message: `"${value}" does not exist${near ? `; did you mean "${kind}/${near}"?` : `; expected a reference in this document, such as "#/components/schemas/NAME"`}`,
      },
    ];
  });
}
