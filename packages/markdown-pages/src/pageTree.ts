import {isTag, isText, type Element as DomElement} from 'domhandler';
import type {Element, ElementContent, Nodes} from 'hast';
import {h} from 'hastscript';

/** Converts an element and its descendants to hast. Omits SVG images and comments, which Markdown can't represent. */
export function toHast({name, attribs, children}: DomElement): Element {
  const content = children.flatMap((child): ElementContent[] => {
    if (isText(child)) return [{type: 'text', value: child.data}];
    return isTag(child) && child.name !== 'svg' ? [toHast(child)] : [];
  });
  return h(name, attribs, content);
}

/** Returns whether an element has the class `name`. */
export const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Returns the first element in `tree` that matches `test`, in document order, or undefined if there is none. */
export function find(tree: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (tree.type === 'element' && test(tree)) return tree;
  if (!('children' in tree)) return undefined;
  for (const child of tree.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Returns the text content of an element, with a line break for each `<br>`. */
export function textOf(element: Nodes): string {
  if (element.type === 'text') return element.value;
  if (element.type === 'element' && element.tagName === 'br') return '\n';
  return 'children' in element ? element.children.map(textOf).join('') : '';
}
