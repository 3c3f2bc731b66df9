import {readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {apiNames, loadApi} from '../../src/data/openapi/load.ts';
import {operationsOf} from '../../src/data/openapi/operations.ts';
import {builtPages} from '../lib/builtPages.ts';

const pages = new Map(builtPages().map((page) => [page.route, page.html]));
const ofDev = apiNames.filter((name) => pages.has(`/dev/api/${name}/`));

/** What the component made: from its element to the end of the article. */
const madeFrom = (html: string): string => html.slice(html.indexOf('class="reference api"'), html.lastIndexOf('</article>'));

describe.each(ofDev)('the page of the API %s', (name) => {
  const html = pages.get(`/dev/api/${name}/`)!;

  it('has at most three times the size of its OpenAPI document', () => {
    const source = statSync(`src/data/openapi/${name}.yaml`).size;
    expect(Buffer.byteLength(madeFrom(html))).toBeLessThanOrEqual(3 * source);
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

it('every API has a page, or is one of the real-device pages', () => {
  expect(apiNames.filter((name) => !ofDev.includes(name))).toEqual(['real-device-access']);
});
