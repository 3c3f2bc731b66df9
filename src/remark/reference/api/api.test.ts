import {describe, expect, it} from 'vitest';
import {checkSample} from '../../../content/samples/check.ts';
import {apiNames, loadApi, operationsOf} from '../../../data/openapi/load.ts';
import type {ApiDocument, Operation} from '../../../data/openapi/types.ts';
import {compactJson, Schemas} from './schemas.ts';
import {describeSchema} from './fields.ts';
import {renderErrors, renderOperation} from './operation.ts';
import {renderApiReference} from './render.ts';
import {codeOf} from './samples/index.ts';
import {languages} from './samples/languages.ts';
import {requestOf, type Request} from './samples/request.ts';

/** Anchors of an operation: its ID, and anchors that it had before. */
const anchorsOf = ({operationId, 'x-anchors': previous = []}: Operation): string =>
  [operationId, ...previous].join(' #');

describe.each(apiNames)('renderApiReference for %s', (api) => {
  const text = renderApiReference({api});
  const document = loadApi(api);
  const endpoints = operationsOf(document);

  it('renders the anchor, method, path, and samples of every operation', () => {
    for (const {operation, method, path} of endpoints) {
      expect(text).toContain(`{/* #${anchorsOf(operation)} */}`);
      expect(text).toContain(`**${method.toUpperCase()}** \`${path}\``);
    }
    expect(text.match(/<Samples>/g)).toHaveLength(endpoints.length);
    for (const {label} of languages)
      expect(text.match(new RegExp(`label="${label.replace('#', '\\#')}"`, 'g'))).toHaveLength(endpoints.length);
  });

  it('has the samples and the response example of an operation before its details', () => {
    for (const {operation} of endpoints) {
      const [, own = ''] = text.split(`{/* #${anchorsOf(operation)} */}`);
      const [samples, responses] = [
        own.indexOf('<Samples>'),
        own.indexOf(`{/* #${operation.operationId}-responses */}`),
      ];
      expect(samples, operation.operationId).toBeGreaterThan(0);
      expect(samples, operation.operationId).toBeLessThan(responses);
    }
    const examples = [...text.matchAll(/<ResponseExample status="2\d\d">\s+```json\n([^]*?)\n```/g)].map(
      ([, json]) => json!,
    );
    for (const json of examples) expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it('has the full URL of every operation', () => {
    const urls = [...text.matchAll(/<EndpointUrl url="([^"]+)"/g)].map(([, url]) => url!);
    expect(urls).toHaveLength(endpoints.length);
    for (const [at, url] of urls.entries()) {
      expect(url).toMatch(/^https:\/\//);
      expect(url.endsWith(endpoints.find(({path}) => url.endsWith(path))?.path ?? '?'), `${at}: ${url}`).toBe(true);
    }
  });

  it('has unique anchors, and links only to existing ones', () => {
    const anchors = [...text.matchAll(/\{\/\* #(.+?) \*\/\}/g)].flatMap((match) => match[1]!.split(' #'));
    const entries = new Set(anchors);
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !entries.has(link))).toEqual([]);
  });

  it('has syntactically valid samples', async () => {
    const samples = endpoints.flatMap((endpoint) => {
      const request = requestOf(document, endpoint, new Schemas(document));
      return languages.map((language) => {
        const [name, mark] = language.fence.split(' ');
        return {
          file: `${endpoint.operation.operationId} in ${language.label}`,
          line: 1,
          language: name!,
          fragment: mark === 'fragment',
          title: '',
          text: codeOf(request, language),
        };
      });
    });
    expect(
      (await Promise.all(samples.map((sample) => checkSample(sample as Parameters<typeof checkSample>[0])))).flat(),
    ).toEqual([]);
  });

  it('contains no literal hosts and no internal placeholders', () => {
    expect(text).not.toMatch(/SAUCE_CREDENTIALS|SAUCE_BODY|\.invalid|api\.\{region\}/);
  });
});

const samplesOf = (request: Request) =>
  Object.fromEntries(languages.map((language) => [language.id, codeOf(request, language)]));
const authorization = {name: 'Authorization', value: 'Basic SAUCE_CREDENTIALS'};
const signIn = {user: 'SAUCE_USERNAME', key: 'SAUCE_ACCESS_KEY'};

describe('samples', () => {
  it('read credentials from environment variables in every language', () => {
    const samples = samplesOf({
      method: 'GET',
      url: 'https://sauce-api-host.invalid/v1/jobs',
      query: [{name: 'limit', value: '5'}],
      headers: [authorization],
      signIn,
    });
    for (const code of Object.values(samples)) {
      expect(code).toContain('SAUCE_USERNAME');
      expect(code).toContain('SAUCE_ACCESS_KEY');
      expect(code).toContain('https://{{apiHost}}/v1/jobs?limit=5');
    }
  });

  it('write a JSON body as a literal of the language', () => {
    const body = {
      kind: 'json',
      mimeType: 'application/json',
      value: {name: "Robin's", passed: true, note: null, text: 'a\nb'},
    } as const;
    const samples = samplesOf({
      method: 'PUT',
      url: 'https://sauce-api-host.invalid/v1/jobs/ID',
      query: [],
      headers: [authorization, {name: 'Content-Type', value: 'application/json'}],
      signIn,
      body,
    });
    expect(samples['curl']).toContain(`"name": "Robin'\\''s"`);
    expect(samples['python']).toMatch(
      /payload = \{ "name": "Robin's", "passed": True, "note": None, "text": "a\\nb" \}/,
    );
    expect(samples['java']).toMatch(/body\("""\n +\{ "name"[^]*"a\\\\nb"/);
    expect(samples['csharp']).toContain('Encoding.UTF8, "application/json")');
    expect(samples['ruby']).toContain("request.body = <<~'JSON'");
  });

  it('upload files', () => {
    const body = {
      kind: 'form',
      mimeType: 'multipart/form-data',
      fields: [
        {name: 'payload', value: '@build/app.apk', path: 'build/app.apk'},
        {name: 'name', value: 'app.apk'},
      ],
    } as const;
    const request = {
      method: 'POST',
      url: 'https://sauce-api-host.invalid/v1/storage/upload',
      query: [],
      headers: [authorization],
      signIn,
    };
    const form = samplesOf({...request, body: {...body, fields: [...body.fields]}});
    const file = samplesOf({...request, body: {kind: 'file', mimeType: 'application/octet-stream', path: 'crash.dmp'}});
    expect(form['curl']).toContain("--form 'payload=@build/app.apk'");
    expect(file['curl']).toContain("--data-binary '@crash.dmp'");
    for (const code of Object.values(form)) expect(code).toContain('build/app.apk');
    for (const code of Object.values({...form, ...file})) expect(code).not.toMatch(/SAUCE_BODY|boundary=/);
  });

  it('send repeated form fields and the media type of a file', () => {
    const endpointOf = (api: string, id: string) => {
      const document = loadApi(api);
      return requestOf(
        document,
        operationsOf(document).find(({operation}) => operation.operationId === id)!,
        new Schemas(document),
      );
    };
    for (const code of Object.values(samplesOf(endpointOf('jobs', 'uploadJobAssets'))))
      expect(code).toMatch(/runner\.log[^]*video\.mp4/);
    for (const code of Object.values(samplesOf(endpointOf('error-reporting', 'submitError'))))
      expect(code).toContain('text/plain');
  });

  it('send form fields without files, URL-encoded or as multipart', () => {
    const fields = [{name: 'groups', value: 'qa,beta'}];
    const request = {
      method: 'POST',
      url: 'https://mobile.example.com/invite',
      query: [],
      headers: [authorization],
      signIn: {user: 'TESTFAIRY_EMAIL', key: 'TESTFAIRY_API_KEY'},
    };
    const encoded = samplesOf({
      ...request,
      body: {kind: 'fields', mimeType: 'application/x-www-form-urlencoded', fields},
    });
    const multipart = samplesOf({...request, body: {kind: 'form', mimeType: 'multipart/form-data', fields}});
    for (const code of Object.values({...encoded, ...multipart})) {
      expect(code).toMatch(/qa(,|%2C)beta/);
      expect(code).toContain('TESTFAIRY_API_KEY');
      expect(code).not.toContain('SAUCE_');
    }
    expect(multipart['python']).toContain('("groups", (None, "qa,beta"))');
    expect(multipart['java']).toContain('.multiPartContent()');
  });

  it('contain no credentials if authentication is optional', () => {
    const document = loadApi('testfairy-upload');
    const request = requestOf(document, operationsOf(document)[0]!, new Schemas(document));
    expect(samplesOf(request)['curl']).not.toContain('--user');
    expect(samplesOf(request)['curl']).toContain("--form 'file=@app-release.apk'");
  });

  it('use the default value of a variable in the host', () => {
    const document = loadApi('app-distribution');
    const request = requestOf(document, operationsOf(document)[0]!, new Schemas(document));
    for (const code of Object.values(samplesOf(request)))
      expect(code).toContain('https://YOUR_SUBDOMAIN.testfairy.com/api/v3/auth/token');
  });

  it('use uppercase placeholders in paths, or one of the allowed values', () => {
    const document = loadApi('builds');
    const endpoint = operationsOf(document).find(({operation}) => operation.operationId === 'listJobsOfBuild')!;
    expect(requestOf(document, endpoint, new Schemas(document)).url).toMatch(/\/v2\/builds\/(vdc|rdc)\/BUILD_ID\/jobs/);
  });
});

describe('schemas', () => {
  const document = {
    paths: {},
    components: {
      schemas: {
        Node: {
          type: 'object',
          properties: {
            children: {type: 'array', items: {$ref: '#/components/schemas/Node'}},
            parent: {$ref: '#/components/schemas/Node'},
          },
        },
        Once: {type: 'object', properties: {a: {type: 'integer', minimum: 1, maximum: 5, default: 2}}},
      },
    },
  } as unknown as ApiDocument;
  const schemas = new Schemas(document);

  it('have their own entry and are linked if they are recursive', () => {
    expect(describeSchema({type: 'array', items: {$ref: '#/components/schemas/Node'}}, schemas)).toBe(
      '*list of [Node](#object-node)*',
    );
    expect(schemas.named.map(([name]) => name)).toEqual(['Node']);
  });

  it('are collapsed if they are nested', () => {
    expect(
      describeSchema(
        {type: 'object', required: ['once'], properties: {once: {$ref: '#/components/schemas/Once'}}},
        schemas,
      ),
    ).toBe(
      '<ul className="fields"><li>`once` *object* **required** <details><summary>Fields</summary><ul className="fields"><li>`a` *integer, 1 to 5, default `2`*</li></ul></details></li></ul>',
    );
  });
});

describe('responses of several operations', () => {
  const answers = {
    NotFound: {
      description: 'Nothing there.',
      content: {'application/json': {schema: {type: 'object', properties: {detail: {type: 'string'}}}}},
    },
  };
  const operation = (operationId: string) => ({
    get: {
      operationId,
      summary: operationId,
      tags: ['Jobs'],
      responses: {'404': {$ref: '#/components/responses/NotFound'}},
    },
  });
  const document = {
    tags: [{name: 'Jobs'}],
    servers: [{url: ''}],
    paths: {'/a': operation('getA'), '/b': operation('getB')},
    components: {responses: answers},
  } as unknown as ApiDocument;

  it('have one entry, which each operation links to', () => {
    const schemas = new Schemas(document);
    expect(schemas.errors.map(([name]) => name)).toEqual(['NotFound']);
    expect(renderErrors(schemas)).toContain('### Not found {/* #error-not-found */}');
    for (const endpoint of operationsOf(document))
      expect(renderOperation(document, endpoint, schemas)).toContain(
        'Nothing there. [Response body](#error-not-found)',
      );
  });
});

it('compactJson keeps values on one line if they fit', () => {
  expect(compactJson({a: [1, 2], b: {c: 'x'.repeat(80)}})).toBe(
    `{\n  "a": [ 1, 2 ],\n  "b": {\n    "c": "${'x'.repeat(80)}"\n  }\n}`,
  );
});

it('suggests the nearest API name', () => {
  expect(() => renderApiReference({api: 'job'})).toThrow('unknown API "job"; did you mean "jobs"?');
});
