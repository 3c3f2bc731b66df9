import {expect, it} from 'vitest';
import {parsePage} from '../../dom.ts';
import {contentOf} from './contentOf.ts';

const content = (html: string): string =>
  contentOf(parsePage(`<nav>Menu</nav><div class="theme-doc-markdown markdown">${html}</div><footer>Foot</footer>`), {
    id: (id) => `p-${id}`,
    href: (href) => `to:${href}`,
  });

it.each([
  [
    'changes IDs and references to them',
    '<h2 id=a>A</h2><table aria-labelledby="a b"></table>',
    '<h3 id="p-a">A</h3><table aria-labelledby="p-a p-b"></table>',
  ],
  ['changes link targets', '<a href=/x/?a=1&amp;b=2#c>X</a>', '<a href="to:/x/?a=1&amp;b=2#c">X</a>'],
  [
    'omits controls and scripts',
    '<a class="hash-link" href=#a>#</a><button>Copy <b>it</b></button><script>run()</script>Text',
    'Text',
  ],
  [
    'preserves SVG images',
    '<svg viewBox="0 0 1 1"><rect width="1"/><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><rect width="1"></rect><path d="M0 0"></path></svg>',
  ],
  [
    'opens details elements',
    '<details><summary>More</summary>Text</details>',
    '<details open=""><summary>More</summary>Text</details>',
  ],
  [
    'adds omitted end tags, and escapes text',
    '<ul><li>1 &lt; 2 &amp; <br>"3"<li>4</ul>',
    '<ul><li>1 &lt; 2 &amp; <br>&quot;3&quot;</li><li>4</li></ul>',
  ],
  ['escapes quotation marks in values', `<p title='a "b"'>C</p>`, '<p title="a &quot;b&quot;">C</p>'],
])('%s', (_, html, expected) => expect(content(html)).toBe(expected));
