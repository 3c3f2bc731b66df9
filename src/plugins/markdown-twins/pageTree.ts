import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';

/** The tree of a page's head and main part. Bars, footer and drawings weigh as much as the rest, and are not read. */
export function parsePage(html: string): Root {
  const head = html.slice(0, html.indexOf('</head>'));
  const main = html.slice(tagAround(html, 'theme-layout-main') ?? html.length, tagAround(html, 'theme-layout-footer'));
  return fromParse5(parseFragment(head + main.replace(/<svg\b[^]*?<\/svg>/g, ''))) as Root;
}

/** Where the tag begins that has `className` first in the page. */
function tagAround(html: string, className: string): number | undefined {
  const at = html.indexOf(className);
  return at < 0 ? undefined : html.lastIndexOf('<', at);
}

export const hasClass = ({properties}: Element, name: string): boolean => Array.isArray(properties.className) && properties.className.includes(name);

/** The first element in `tree` of which `test` holds. */
export function find(tree: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (tree.type === 'element' && test(tree)) return tree;
  if (!('children' in tree)) return undefined;
  for (const child of tree.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** The text in an element, a line break for each `<br>`. */
export function textOf(element: Nodes): string {
  if (element.type === 'text') return element.value;
  if (element.type === 'element' && element.tagName === 'br') return '\n';
  return 'children' in element ? element.children.map(textOf).join('') : '';
}
