import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apiNames, loadApi} from '../../src/data/openapi/load.ts';
import {operationsOf} from '../../src/data/openapi/operations.ts';
import {builtPages} from '../lib/builtPages.ts';

const pages = new Map(builtPages().map((page) => [page.route, page.html]));

/** The pages of APIs that do not stand below `/dev/api/`. */
const elsewhere: Record<string, string> = {
  'real-device-access': '/mobile-apps/rdc-access-api/real-device-access-api-introduction/',
  testfairy: '/testfairy/api-reference/rest-api/',
  'testfairy-upload': '/testfairy/api-reference/upload-api/',
};

describe.each(apiNames)('the page of the API %s', (name) => {
  const html = pages.get(elsewhere[name] ?? `/dev/api/${name}/`)!;

  // Each part of an operation has a direct link, of about 150 bytes.
  it('has at most 3.7 times the size of its OpenAPI document', () => {
    const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
    const source = statSync(`src/data/openapi/${name}.yaml`).size;
    expect(article).toContain('class="reference api"');
    expect(Buffer.byteLength(article) / source).toBeLessThanOrEqual(3.7);
  });

  it('shows every operation in six languages, with the hosts of US West 1', () => {
    const samples = html.match(/<pre data-label=[^]*?<\/pre>/g)!;
    expect(samples).toHaveLength(6 * operationsOf(loadApi(name)).length);
    expect(samples.join()).not.toMatch(/\{\{\w+\}\}/);
  });

  it('has an anchor for every operation, once', () => {
    for (const {operation} of operationsOf(loadApi(name))) {
      expect(html.match(new RegExp(`\\sid="?${operation.operationId}[">\\s]`, 'g')), operation.operationId).toHaveLength(1);
    }
  });

  it('offers the document and a Postman collection of all its operations', () => {
    expect(html).toContain(`/openapi/${name}.yaml`);
    expect(readFileSync(`build/openapi/${name}.yaml`, 'utf8')).toBe(readFileSync(`src/data/openapi/${name}.yaml`, 'utf8'));
    const collection = JSON.parse(readFileSync(`build/openapi/${name}.postman.json`, 'utf8')) as {item: Item[]; info: {schema: string}};
    expect(collection.info.schema).toContain('v2.1.0');
    expect(requests(collection.item)).toHaveLength(operationsOf(loadApi(name)).length);
  });
});

interface Item {
  item?: Item[];
  request?: unknown;
}
const requests = (items: readonly Item[]): unknown[] => items.flatMap(({item, request}) => [...(request ? [request] : []), ...requests(item ?? [])]);
