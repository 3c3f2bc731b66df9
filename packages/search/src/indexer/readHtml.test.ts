import {describe, expect, it} from 'vitest';
import {parsePage} from './dom.ts';
import {readHtml as read, type HtmlPage} from './readHtml.ts';

const readHtml = (html: string): HtmlPage => read(parsePage(html));

// In the form that Docusaurus's minifier produces: attributes without quotes, and no optional end tags.
const page = (content: string, head = '') => `<!doctype html><html lang=en-US><head><title>Title of tab | Site</title>
<meta name=description content="What it says."><meta name=docusaurus_locale content=en><meta name=docusaurus_tag content=docs-default-current>${head}</head>
<body><nav><a href=/>Menu</a></nav><div class="theme-layout-main main"><div class="theme-doc-markdown markdown"><header><h1>Run a test</h1></header>${content}</div></div>
<footer>Copyright</footer></body></html>`;
const heading = (level: number, id: string, text: string) =>
  `<h${level} class=anchor id=${id}>${text}<a href=#${id} class=hash-link aria-label="Direct link to ${text}">\u200b</a></h${level}>`;

describe('readHtml', () => {
  it('reads the metadata of the page', () => {
    expect(readHtml(page(''))).toMatchObject({
      title: 'Run a test',
      description: 'What it says.',
      language: 'en',
      tag: 'docs-default-current',
      noindex: false,
      redirect: false,
    });
    expect(readHtml(page('', '<meta name=robots content=noindex>')).noindex).toBe(true);
    expect(readHtml(page('', '<meta http-equiv=refresh content="0; url=/new/">')).redirect).toBe(true);
  });

  it('divides a page into sections at its headings, without page chrome and heading links', () => {
    const {sections, ids} = readHtml(
      page(
        `<p>First words.${heading(2, 'what-you-need', 'What you need')}<p>An account &amp; a key.${heading(3, 'more', 'More')}<p>Text.`,
      ),
    );
    expect(sections).toEqual([
      {anchor: '', heading: 'Run a test', level: 1, text: 'First words.', code: '', identifiers: []},
      {
        anchor: 'what-you-need',
        heading: 'What you need',
        level: 2,
        text: 'An account & a key.',
        code: '',
        identifiers: [],
      },
      {anchor: 'more', heading: 'More', level: 3, text: 'Text.', code: '', identifiers: []},
    ]);
    expect([...ids]).toEqual(['what-you-need', 'more']);
  });

  it('reads the method and path of an endpoint as identifiers, except in a list of endpoints', () => {
    const list = '<table><tbody><tr><td>List<td><code>GET</code> <code>/v1/files</code></table>';
    const {sections} = readHtml(
      page(
        `${list}${heading(3, 'list', 'List')}<p><code>GET</code> <code>/v1/files</code></p><p>Like <code>/v1/others</code>.`,
      ),
    );
    expect(sections.map(({identifiers}) => identifiers)).toEqual([[], ['GET /v1/files', '/v1/files']]);
  });

  it('omits the file name of a code sample', () => {
    expect(
      readHtml(
        page('<p>Before.<div><div class=codeBlockTitle_a1>run.sh</div><pre><code>sc run</code></pre></div><p>After.'),
      ).sections[0]!.text,
    ).toBe('Before.\nAfter.');
  });

  it('separates code samples from text', () => {
    const {sections} = readHtml(
      page(
        '<p>Before.<div><pre><code><span>sc run</span>\n--region us</code></pre><button>Copy</button></div><p>After.',
      ),
    );
    expect(sections[0]).toMatchObject({text: 'Before.\nAfter.', code: 'sc run\n--region us'});
  });

  it('reads code at the start of a table row as an identifier', () => {
    const {sections} = readHtml(
      page(
        '<table><thead><tr><th>Flag<th>Meaning<tbody><tr><td><code>--tunnel-name</code>, <code>-i</code><td>As <code>other</code>.<tr><td>No name <code>x</code><td>y</table><p><code>inText</code>',
      ),
    );
    expect(sections[0]!.identifiers).toEqual(['--tunnel-name', '-i']);
    expect(sections[0]!.text).toBe('Flag · Meaning\n--tunnel-name, -i · As other.\nNo name x · y\ninText');
  });

  it('reads code in headings and definition lists as identifiers', () => {
    const {sections} = readHtml(
      page(
        `${heading(3, 'ext', '<code>extendedDebugging</code>')}<p>Text.<dl><dt><code>sauce:options</code><dd>Holds <code>build</code>.</dl>`,
      ),
    );
    expect(sections[1]!.identifiers).toEqual(['extendedDebugging', 'sauce:options']);
  });

  it('creates a section for each entry that has an id and starts with an identifier', () => {
    const {sections} = readHtml(
      page(
        `${heading(2, 'flags', 'Flags')}<div id=tunnel-name><code>--tunnel-name</code><p>Names it.</div><p>After them.<div id=plain>No entry</div>`,
      ),
    );
    expect(sections.map(({anchor, heading: name, level, text}) => [anchor, name, level, text])).toEqual([
      ['', 'Run a test', 1, ''],
      ['flags', 'Flags', 2, 'After them.\nNo entry'],
      ['tunnel-name', '--tunnel-name', 3, '--tunnel-name\nNames it.'],
    ]);
  });

  it('reads a page that is not a document, and uses the title element if it has no heading', () => {
    const html =
      '<html><head><title>Community | Site</title></head><body><div class=theme-layout-main><main><p>Ask here.</main></div></body></html>';
    expect(readHtml(html)).toMatchObject({
      title: 'Community',
      tag: 'default',
      sections: [{heading: 'Community', text: 'Ask here.'}],
    });
  });

  it('includes the text of hidden tabs without the tab labels', () => {
    const {sections} = readHtml(
      page(
        '<div><ul role=tablist><li role=tab>Java<li role=tab>Ruby</ul><div role=tabpanel><p>In Java.</div><div role=tabpanel hidden><p>In Ruby.</div></div>',
      ),
    );
    expect(sections[0]!.text).toBe('In Java.\nIn Ruby.');
  });
});
