import type {Document, Element} from 'domhandler';
import {findOne, textContent} from 'domutils';
import type {Root} from 'hast';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {toHast} from './pageTree.ts';

/** Parts of a page that its Markdown version contains. */
export interface PageContent {
  title: string;
  description: string;
  root: Root;
}

const isBadges = ({name, attribs}: Element): boolean => name === 'ul' && attribs['aria-label'] === 'Applies to';

/** Parses the HTML of a page as browsers do. Minified HTML omits optional tags, which are in the tree. */
export const parsePage = (html: string): Document => parse(html, {treeAdapter: adapter});

/** Returns the first element of a page that matches `test`, in document order, or undefined if there is none. */
const findElement = (node: Document | Element, test: (element: Element) => boolean): Element | undefined =>
  findOne(test, node.children) ?? undefined;

/** Returns whether an element has the class `name`. */
const hasClass = ({attribs}: Element, name: string): boolean => attribs.class?.split(/\s+/).includes(name) ?? false;

/**
 * Returns the title, description, and content of a page. Badges and the banner of an archived version, which precede the title on the page,
 * follow it in the result.
 * @throws if the page has no main part or no level 1 heading.
 */
export function readPage(document: Document): PageContent {
  const content =
    findElement(document, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(document, (element) => hasClass(element, 'theme-layout-main'));
  if (!content) throw new Error('the page has no element with the class theme-doc-markdown or theme-layout-main');
  const heading = findElement(content, ({name}) => name === 'h1');
  if (!heading) throw new Error('the page has no level 1 heading');
  const description = findElement(document, ({name, attribs}) => name === 'meta' && attribs.name === 'description');
  const notices = [
    findElement(document, isBadges),
    findElement(document, (element) => hasClass(element, 'theme-doc-version-banner')),
  ].flatMap((one) => (one ? [toHast(one)] : []));
  const [first, ...rest] = toHast(content).children;
  return {
    title: textContent(heading).replace(/\s+/g, ' ').trim(),
    description: description?.attribs.content ?? '',
    root: {type: 'root', children: first ? [first, ...notices, ...rest] : notices},
  };
}
