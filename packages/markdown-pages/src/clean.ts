import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from './pageTree.ts';

const CHROME_TAGS = new Set(['script', 'style', 'svg', 'nav', 'button', 'noscript', 'form', 'select', 'template']);
const CHROME_CLASSES = /\b(hash-link|theme-doc-toc-mobile|theme-doc-breadcrumbs|buttonGroup_\w+)\b/;

/** Returns whether an element in the main part of a page is page chrome: controls and decoration that add nothing to the text. */
export const isPageChrome = (
  tag: string,
  {class: classes = '', role}: {class?: string | undefined; role?: string | undefined},
): boolean => CHROME_TAGS.has(tag) || role === 'tablist' || CHROME_CLASSES.test(classes);

/** Elements with content that Markdown can't represent. */
const WITHOUT_TEXT = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'math', 'textarea']);

const classOf = ({properties}: Element): string =>
  Array.isArray(properties.className) ? properties.className.join(' ') : '';
const roleOf = ({properties}: Element): string | undefined =>
  properties.role === undefined ? undefined : String(properties.role);

/**
 * Removes page chrome, comments, and syntax highlighting from a page's content, and resolves all `href` and `src` values with `resolve`.
 * Changes `root` in place.
 * @returns the labels of tabs by tab ID.
 * @throws if an element can't be represented in Markdown, or an image has no alternative text.
 */
export function clean(root: Root, resolve: (href: string) => string): Map<string, string> {
  const labels = new Map<string, string>();
  visit(root, (element, index, parent) => {
    if (element.type === 'comment') {
      parent!.children.splice(index!, 1);
      return index;
    }
    if (element.type !== 'element') return undefined;
    const {tagName, properties} = element;
    if (roleOf(element) === 'tablist') collectTabLabels(element, labels);
    if (
      isPageChrome(tagName, {class: classOf(element), role: roleOf(element)}) ||
      'dataFootnoteBackref' in properties
    ) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (WITHOUT_TEXT.has(tagName))
      throw new Error(`<${tagName}> has no Markdown equivalent: replace it with a description or a link`);
    if (tagName === 'img' && !properties.alt)
      throw new Error(`the image ${String(properties.src)} has no alternative text: add alt="…"`);
    if (tagName === 'pre') return flatten(element);
    for (const name of ['href', 'src'] as const)
      if (typeof properties[name] === 'string') properties[name] = resolve(properties[name]);
    return undefined;
  });
  return labels;
}

/** Adds the label of each tab in a tab list to `labels`, by the tab's ID. */
function collectTabLabels(tabList: Element, labels: Map<string, string>): void {
  visit(tabList, 'element', (tab) => {
    if (roleOf(tab) === 'tab') labels.set(String(tab.properties.id), textOf(tab));
  });
}

/** Reduces a code sample to its language and its text. */
function flatten(pre: Element): typeof SKIP {
  const code = pre.children.find((child): child is Element => child.type === 'element');
  const className = [pre, code].flatMap((element) => (element?.properties.className as string[] | undefined) ?? []);
  pre.children = [
    {type: 'element', tagName: 'code', properties: {className}, children: [{type: 'text', value: textOf(pre)}]},
  ];
  return SKIP;
}
