import {isTag, type Document, type Element, type ParentNode} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/** Parses the HTML of a page as browsers do. Minified HTML omits optional tags, which are in the tree. */
export const parsePage = (html: string): Document => parse(html, {treeAdapter: adapter});

/** Yields all elements below `node`, in document order. */
export function* elementsOf(node: ParentNode): Generator<Element> {
  for (const child of node.children) {
    if (!isTag(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** Returns whether an element has the class `name`. */
export const hasClass = ({attribs}: Element, name: string): boolean =>
  attribs.class?.split(/\s+/).includes(name) ?? false;
