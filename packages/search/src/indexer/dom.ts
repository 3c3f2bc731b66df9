import {isTag, isText, type Document, type Element, type ParentNode} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

const CHROME_TAGS = new Set(['script', 'style', 'svg', 'nav', 'button', 'noscript', 'form', 'select', 'template']);
const CHROME_CLASSES = /\b(hash-link|theme-doc-toc-mobile|theme-doc-breadcrumbs|buttonGroup_\w+)\b/;

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

/** Returns whether an element in the main part of a page is page chrome: controls and decoration that add nothing to the text. */
export const isPageChrome = (
  tag: string,
  {class: classes = '', role}: {class?: string | undefined; role?: string | undefined},
): boolean => CHROME_TAGS.has(tag) || role === 'tablist' || CHROME_CLASSES.test(classes);

/** Handlers for the start and end of elements and for text. */
export interface Visitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Calls a visitor for all elements and texts below `node`, in document order. */
export function walk(node: ParentNode, visitor: Visitor): void {
  for (const child of node.children) {
    if (isTag(child)) {
      visitor.open(child.name, child.attribs);
      walk(child, visitor);
      visitor.close(child.name);
    } else if (isText(child)) visitor.text(child.data);
  }
}
