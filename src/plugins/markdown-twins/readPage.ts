import type {Element, ElementContent, Root} from 'hast';
import {find, hasClass, parsePage, textOf} from './pageTree.ts';

/** What of a page goes into its twin. */
export interface PageContent {
  title: string;
  description: string;
  root: Root;
}

const isBadges = ({tagName, properties}: Element): boolean => tagName === 'ul' && properties.ariaLabel === 'Applies to';

/**
 * The title, description and content of a finished page. Badges and the notice of an archived edition, which stand before the title,
 * follow it.
 * @throws an error where the page has no content or no level 1 heading.
 */
export function readPage(html: string): PageContent {
  const tree = parsePage(html);
  const content = find(tree, (element) => hasClass(element, 'theme-doc-markdown')) ?? find(tree, (element) => hasClass(element, 'theme-layout-main'));
  if (!content) throw new Error('the page has no main part, an element of class theme-doc-markdown or theme-layout-main');
  const heading = find(content, ({tagName}) => tagName === 'h1');
  if (!heading) throw new Error('the page has no level 1 heading');
  const description = find(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  const notices = [find(tree, isBadges), find(tree, (element) => hasClass(element, 'theme-doc-version-banner'))].filter((one) => one !== undefined);
  return {
    title: textOf(heading).replace(/\s+/g, ' ').trim(),
    description: String(description?.properties.content ?? ''),
    root: {type: 'root', children: withNotices(content, notices)},
  };
}

function withNotices(content: Element, notices: readonly Element[]): ElementContent[] {
  const [first, ...rest] = content.children;
  return first ? [first, ...notices, ...rest] : [...notices];
}
