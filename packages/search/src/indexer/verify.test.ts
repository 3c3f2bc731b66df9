import {describe, expect, it} from 'vitest';
import {page, section} from '../testing.ts';
import {verify} from './verify.ts';

const record = page('/a/', 'A', 'Text.', [section({heading: 'One', anchor: 'one'})]);
const routes = new Set(['/base/a/']);

describe('verify', () => {
  it('accepts records whose URLs all exist', () => {
    expect(() => verify([{record, ids: new Set(['one'])}], routes, '/base/')).not.toThrow();
  });

  it('rejects an anchor that is not on its page', () => {
    expect(() => verify([{record, ids: new Set(['two'])}], routes, '/base/')).toThrow(
      'search-index: /a/#one does not exist: the page has no element with this id',
    );
  });

  it('rejects a page that is not a route', () => {
    expect(() => verify([{record, ids: new Set(['one'])}], new Set(), '/base/')).toThrow(
      '/a/ is not a route of the site',
    );
  });

  it('rejects duplicate anchors and pages', () => {
    const twice = {...record, sections: [...record.sections, section({heading: 'Other', anchor: 'one'})]};
    const pages = [twice, record].map((one) => ({record: one, ids: new Set(['one'])}));
    expect(() => verify(pages, routes, '/base/')).toThrow(
      'search-index: /a/#one is not unique: give one of the headings a different id\nsearch-index: /a/ is indexed twice',
    );
  });

  it('rejects a page without a title', () => {
    expect(() => verify([{record: page('/a/', '', 'Text.'), ids: new Set()}], routes, '/base/')).toThrow(
      '/a/ has no title: add a level 1 heading',
    );
  });
});
