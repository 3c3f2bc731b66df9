import {describe, expect, it} from 'vitest';
import {resolveLink, toMarkdown} from './convertPage.ts';
import {parsePage, readPage as read, type PageContent} from './readPage.ts';

const readPage = (html: string): PageContent => read(parsePage(html));
const page = (content: string, before = ''): string =>
  `<html><head><meta name=description content="About it."></head><body><nav>Menu</nav><div class="theme-layout-main">${before}<div class="theme-doc-markdown markdown"><header><h1>It</h1></header>${content}</div></div><footer class="theme-layout-footer">Foot</footer></body></html>`;
const markdown = (content: string, before?: string): string =>
  toMarkdown(readPage(page(content, before)).root, (href) => href).replace(/^# It\n\n/, '');

describe('readPage', () => {
  it('reads title and description', () => {
    expect(readPage(page('<p>Text.'))).toMatchObject({title: 'It', description: 'About it.'});
  });

  it('rejects a page without main part or level 1 heading', () => {
    expect(() => readPage('<html><head></head><body><p>Text.</body></html>')).toThrow(
      'the page has no element with the class theme-doc-markdown or theme-layout-main',
    );
    expect(() => readPage('<head></head><div class="theme-layout-main"><p>Text.</div>')).toThrow(
      'the page has no level 1 heading',
    );
  });
});

describe('toMarkdown', () => {
  it('omits page chrome, comments, and SVG', () => {
    expect(
      markdown(
        '<h2 id=a>A<a class="hash-link" href=#a>\u200b</a></h2><button>Copy</button><form><input></form><svg><title>no</title></svg><p>Text<!-- -->.',
      ),
    ).toBe('## A\n\nText.\n');
  });

  it('writes each tab under its label and omits empty tabs', () => {
    const tabs =
      '<div class="tabs-container"><ul role=tablist><li role=tab id=t1>Java<li role=tab id=t2>C#<li role=tab id=t3>Not yet</ul><div><div role=tabpanel aria-labelledby=t1><p>One.</div><div role=tabpanel aria-labelledby=t2 hidden><p>Two.</div><div role=tabpanel aria-labelledby=t3 hidden></div></div></div>';
    expect(markdown(tabs)).toBe('**Java**\n\nOne.\n\n**C#**\n\nTwo.\n');
  });

  it('writes the content of details under the summary', () => {
    expect(markdown('<details><summary>More of <code>it</code></summary><div><p>Text.</div></details>')).toBe(
      '**More of `it`**\n\nText.\n',
    );
  });

  it('writes the text description of a diagram', () => {
    const figure =
      '<figure><div><div role=img aria-label="A calls B."><svg><text>A</text></svg></div></div><figcaption><span id=x>Who calls</span><details><summary>In words</summary><p>A calls B.</details></figcaption></figure>';
    expect(markdown(figure)).toBe('> **Diagram: Who calls**\n>\n> A calls B.\n');
  });

  it('writes admonitions as blockquotes with their type and title', () => {
    const notice = (kind: string, title: string) =>
      `<div class="theme-admonition theme-admonition-${kind} alert"><div class=head><span><svg></svg></span>${title}</div><div class=content><p>Text.</div></div>`;
    expect(markdown(notice('warning', 'warning'))).toBe('> **Warning**\n>\n> Text.\n');
    expect(markdown(notice('tip', 'With a title'))).toBe('> **Tip: With a title**\n>\n> Text.\n');
  });

  it('writes badges and the archive banner as blockquotes below the title', () => {
    const before =
      '<div class="theme-doc-version-banner alert"><div>This is old.</div></div><ul aria-label="Applies to"><li>Android<li>Cloud</ul>';
    expect(toMarkdown(readPage(page('<p>Text.', before)).root, (href) => href)).toBe(
      '# It\n\n> **Applies to:** Android, Cloud\n\n> This is old.\n\nText.\n',
    );
  });

  it('preserves language, title, and lines of code samples', () => {
    const highlighted =
      '<div class="language-js theme-code-block"><div class="codeBlockTitle_x">a.js</div><div><pre class="prism-code language-js"><code><span class=line><span>let a;</span><br></span><span class=line><span>  a = 1;</span><br></span></code></pre><div class="buttonGroup_x"><button>Copy</button></div></div></div>';
    expect(markdown(highlighted)).toBe('```js title="a.js"\nlet a;\n  a = 1;\n```\n');
    expect(
      markdown('<div><pre><code class="language-json">{\n "a": 1\n}</code></pre><button>Copy</button></div>'),
    ).toBe('```json\n{\n "a": 1\n}\n```\n');
  });

  it('labels API samples with their language, and response examples with their status', () => {
    expect(
      markdown(
        '<div><pre class=language-bash data-label=curl>curl a</pre><pre class=language-js data-label=Node.js>fetch()</pre></div>',
      ),
    ).toBe('**curl**\n\n```bash\ncurl a\n```\n\n**Node.js**\n\n```js\nfetch()\n```\n');
    expect(markdown('<pre class=language-json>{"a": 1}</pre>')).toBe('```json\n{"a": 1}\n```\n');
    expect(markdown('<pre class=language-json data-status=200>{"a": 1}</pre>')).toBe(
      '**Response 200**\n\n```json\n{"a": 1}\n```\n',
    );
  });

  it('preserves tables and escapes pipes in cells', () => {
    expect(markdown('<table><thead><tr><th>Flag<th>Meaning<tbody><tr><td><code>a|b</code><td>One | two</table>')).toBe(
      '| Flag | Meaning |\n| - | - |\n| `a\\|b` | One \\| two |\n',
    );
  });

  it('writes an anchor without href as text', () => {
    expect(markdown('<p><a id=there>There</a> and <a href=/b/>back</a>')).toBe('There and [back](/b/)\n');
  });

  it('rejects elements without a Markdown equivalent', () => {
    expect(() => markdown('<iframe src=/a></iframe>')).toThrow(
      '<iframe> has no Markdown equivalent: replace it with a description or a link',
    );
    expect(() => markdown('<p><img src=/a.png>')).toThrow('the image /a.png has no alternative text: add alt="…"');
  });
});

describe('resolveLink', () => {
  const targets = {root: 'https://docs.test/base/', baseUrl: '/base/', pages: new Set(['/', '/a/b/'])};
  const resolve = (href: string): string => resolveLink(href, '/a/b/', targets);

  it.each([
    ['a page with a Markdown version', '/base/a/b/', 'https://docs.test/base/a/b/index.md'],
    ['an anchor of that page', '/base/a/b/#c', 'https://docs.test/base/a/b/index.md#c'],
    ['a page URL without a trailing slash', '/base/a/b', 'https://docs.test/base/a/b/index.md'],
    ['the home page', '/base/', 'https://docs.test/base/index.md'],
    ['a page of the site by its absolute URL', 'https://docs.test/base/a/b/', 'https://docs.test/base/a/b/index.md'],
    ['a page without a Markdown version', '/base/search/?q=x', 'https://docs.test/base/search/?q=x'],
    ['a file', '/base/openapi/jobs.yaml', 'https://docs.test/base/openapi/jobs.yaml'],
    ['an anchor of the same page', '#c', '#c'],
    ['another site', 'https://example.com/a/b/', 'https://example.com/a/b/'],
    ['another site on the same host', 'https://docs.test/other/', 'https://docs.test/other/'],
    ['an email address', 'mailto:help@example.com', 'mailto:help@example.com'],
  ])('%s', (_, href, expected) => expect(resolve(href)).toBe(expected));
});
