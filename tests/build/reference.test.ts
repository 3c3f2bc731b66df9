import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apiNames, loadApi, operationsOf} from '../../src/data/openapi/load.ts';
import {builtPages} from '../lib/builtPages.ts';

const pages = new Map(builtPages().map((page) => [page.route, page.html]));

/** Routes of API pages that aren't in `/dev/api/`, by API. */
const elsewhere: Record<string, string> = {
  'app-distribution': '/app-distribution/developer/api-reference/',
  'app-distribution-legacy': '/app-distribution/developer/legacy-api-v1/',
  testfairy: '/testfairy/api-reference/rest-api/',
  'testfairy-upload': '/testfairy/api-reference/upload-api/',
};

describe.each(apiNames)('the page of the %s API', (name) => {
  const html = pages.get(elsewhere[name] ?? `/dev/api/${name}/`)!;

  // Each part of an operation has a direct link of about 150 bytes, which the factor allows for. If the operations have few facts, most
  // of the page consists of samples, so the limit depends on the number of operations.
  it('is at most 3.7 times as large as its OpenAPI document, or has at most 5.6 KB per operation', () => {
    const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
    const source = statSync(`src/data/openapi/${name}.yaml`).size;
    const limit = Math.max(3.7 * source, 5600 * operationsOf(loadApi(name)).length);
    expect(article).toContain('class="reference api"');
    expect(Buffer.byteLength(article)).toBeLessThanOrEqual(limit);
  });

  it('shows every operation in six languages, with the hosts of US West 1', () => {
    const samples = html.match(/<pre [^>]*data-label=[^]*?<\/pre>/g)!;
    expect(samples).toHaveLength(6 * operationsOf(loadApi(name)).length);
    expect(samples.join()).not.toMatch(/\{\{\w+\}\}/);
  });

  it('has exactly one anchor for every operation', () => {
    for (const {operation} of operationsOf(loadApi(name))) {
      expect(
        html.match(new RegExp(`\\sid="?${operation.operationId}[">\\s]`, 'g')),
        operation.operationId,
      ).toHaveLength(1);
    }
  });

  it('links to its OpenAPI document and has a Postman collection of all operations', () => {
    expect(html).toContain(`/openapi/${name}.yaml`);
    expect(readFileSync(`build/openapi/${name}.yaml`, 'utf8')).toBe(
      readFileSync(`src/data/openapi/${name}.yaml`, 'utf8'),
    );
    const collection = JSON.parse(readFileSync(`build/openapi/${name}.postman.json`, 'utf8')) as {
      item: Item[];
      info: {schema: string};
    };
    expect(collection.info.schema).toContain('v2.1.0');
    expect(requests(collection.item)).toHaveLength(operationsOf(loadApi(name)).length);
  });
});

interface Item {
  item?: Item[];
  request?: unknown;
}
const requests = (items: readonly Item[]): unknown[] =>
  items.flatMap(({item, request}) => [...(request ? [request] : []), ...requests(item ?? [])]);
