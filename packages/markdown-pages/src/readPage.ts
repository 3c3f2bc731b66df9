import type {Document, Element} from 'domhandler';
import type {Root} from 'hast';
import {textContent} from 'domutils';
import {findElement, hasClass} from './dom.ts';
import {toHast} from './pageTree.ts';

/** Parts of a page that its Markdown version contains. */
export interface PageContent {
  title: string;
  description: string;
  root: Root;
}

const isBadges = ({name, attribs}: Element): boolean => name === 'ul' && attribs['aria-label'] === 'Applies to';

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
