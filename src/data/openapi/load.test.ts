import {describe, expect, it} from 'vitest';
import {parseData} from '../load.ts';
import {apiNames, checkApi, loadApi, operationsOf} from './load.ts';
import type {ApiDocument} from './types.ts';

const document = (operation: string, rest = '') => `openapi: 3.1.0
info: {title: T, version: 1.0.0, description: D}
servers: [{url: 'https://api.example.com'}]
tags: [{name: Jobs}]
paths:
  /jobs:
    get:
${operation.replace(/^/gm, '      ')}
components:
  schemas:
    Job: {type: object}
${rest}`;
const right = "operationId: listJobs\nsummary: List jobs\ntags: [Jobs]\nresponses: {'200': {description: Jobs.}}";
const errorOf = (source: string) => {
  try {
    parseData<ApiDocument>(source, 'demo.yaml', 'openapi/schema.json', checkApi);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

describe('an OpenAPI document', () => {
  it('is loaded if it is valid', () => {
    expect(errorOf(document(right))).toBe('no error');
    for (const name of apiNames) expect(operationsOf(loadApi(name)).length).toBeGreaterThan(0);
  });

  it('must not contain dead references', () => {
    const source = document(
      right.replace('Jobs.', "Jobs., content: {application/json: {schema: {$ref: '#/components/schemas/Jb'}}}"),
    );
    expect(errorOf(source)).toBe(
      'demo.yaml:11: paths./jobs.get.responses.200.content.application/json.schema.$ref: "#/components/schemas/Jb" does not exist; did you mean "#/components/schemas/Job"?',
    );
  });

  it('must have a success response for each operation', () => {
    expect(errorOf(document(right.replace(/responses.*/, '')))).toBe(
      'demo.yaml:7: paths./jobs.get: missing key "responses"',
    );
    expect(errorOf(document(right.replace("'200'", "'404'")))).toBe(
      'demo.yaml:11: paths./jobs.get.responses: missing a success response, such as 200',
    );
  });

  it('must list the tags of its operations', () => {
    expect(errorOf(document(right.replace('[Jobs]', '[Job]')))).toBe(
      'demo.yaml:10: paths./jobs.get.tags: "Job" is not a tag of the document; expected one of: Jobs',
    );
  });
});
