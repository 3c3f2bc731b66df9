import {expect, it} from 'vitest';
import {contentOf} from './contentOf.ts';

const content = (html: string): string =>
  contentOf(`<nav>Menu</nav><div class="theme-doc-markdown markdown">${html}</div><footer>Foot</footer>`, {id: (id) => `p-${id}`, href: (href) => `to:${href}`});

it.each([
  ['moves places and what refers to them', '<h2 id=a>A</h2><table aria-labelledby="a b"></table>', '<h3 id="p-a">A</h3><table aria-labelledby="p-a p-b"></table>'],
  ['changes targets of links', '<a href=/x/?a=1&amp;b=2#c>X</a>', '<a href="to:/x/?a=1&amp;b=2#c">X</a>'],
  ['leaves out what is there to be operated', '<a class="hash-link" href=#a>#</a><button>Copy <b>it</b></button><script>run()</script>Text', 'Text'],
  ['keeps drawings as they are', '<svg viewBox="0 0 1 1"><rect width="1"/><path d="M0 0"/></svg>', '<svg viewbox="0 0 1 1"><rect width="1"></rect><path d="M0 0"></path></svg>'],
  ['opens folds', '<details><summary>More</summary>Text</details>', '<details open=""><summary>More</summary>Text</details>'],
  ['keeps ends of elements left out, and entities', '<ul><li>1 &lt; 2<li>"3"</ul>', '<ul><li>1 &lt; 2<li>"3"</ul>'],
  ['keeps values with quotation marks', `<p title='a "b"'>C</p>`, '<p title="a &quot;b&quot;">C</p>'],
])('%s', (_, html, expected) => expect(content(html)).toBe(expected));
