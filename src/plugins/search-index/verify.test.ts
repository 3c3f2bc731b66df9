import {describe, expect, it} from 'vitest';
import {page, section} from '../../../tests/search/testPages.ts';
import {verify} from './verify.ts';

const record = page('/a/', 'A', 'Text.', [section({heading: 'One', anchor: 'one'})]);
const routes = new Set(['/base/a/']);

describe('verify', () => {
  it('is content when every hit leads somewhere', () => {
    expect(() => verify([{record, ids: new Set(['one'])}], routes, '/base/')).not.toThrow();
  });

  it('names an anchor that is not on its page', () => {
    expect(() => verify([{record, ids: new Set(['two'])}], routes, '/base/')).toThrow('search-index: /a/#one leads nowhere: the page has no element with that id');
  });

  it('names a page that the site does not have', () => {
    expect(() => verify([{record, ids: new Set(['one'])}], new Set(), '/base/')).toThrow('/a/ is no page of the site');
  });

  it('names what could not be told apart', () => {
    const twice = {...record, sections: [...record.sections, section({heading: 'Other', anchor: 'one'})]};
    const pages = [twice, record].map((one) => ({record: one, ids: new Set(['one'])}));
    expect(() => verify(pages, routes, '/base/')).toThrow('search-index: /a/#one stands twice: give one of the two headings another id\nsearch-index: /a/ stands twice');
  });

  it('names a page without a title', () => {
    expect(() => verify([{record: page('/a/', '', 'Text.'), ids: new Set()}], routes, '/base/')).toThrow('/a/ has no title: give it a level 1 heading');
  });
});
