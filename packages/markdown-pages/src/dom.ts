import type {Document, Element} from 'domhandler';
import {findOne} from 'domutils';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/** Parses the HTML of a page as browsers do. Minified HTML omits optional tags, which are in the tree. */
export const parsePage = (html: string): Document => parse(html, {treeAdapter: adapter});

/** Returns the first element of a page that matches `test`, in document order, or undefined if there is none. */
export const findElement = (node: Document | Element, test: (element: Element) => boolean): Element | undefined =>
  findOne(test, node.children) ?? undefined;

/** Returns whether an element has the class `name`. */
export const hasClass = ({attribs}: Element, name: string): boolean =>
  attribs.class?.split(/\s+/).includes(name) ?? false;
