import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isFurniture} from '../lib/isFurniture.ts';
import {textOf} from './pageTree.ts';

/** What cannot be said in Markdown, and is no furniture either. */
const WITHOUT_TEXT = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'math', 'textarea']);

const classOf = ({properties}: Element): string => (Array.isArray(properties.className) ? properties.className.join(' ') : '');
const roleOf = ({properties}: Element): string | undefined => (properties.role === undefined ? undefined : String(properties.role));

/**
 * Takes furniture, comments and the colors of samples out of a page's content and hands every link to `resolve`.
 * @returns the labels of tabs by the id of the tab.
 * @throws an error that names an element that has no text form.
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
    if (roleOf(element) === 'tablist') {
      visit(element, 'element', (tab) => void (roleOf(tab) === 'tab' && labels.set(String(tab.properties.id), textOf(tab))));
    }
    if (isFurniture(tagName, {class: classOf(element), role: roleOf(element)}) || 'dataFootnoteBackref' in properties) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (WITHOUT_TEXT.has(tagName)) throw new Error(`<${tagName}> has no text form: say what it shows in a sentence or a <details> beside it, and keep it out of the text`);
    if (tagName === 'img' && !properties.alt) throw new Error(`the picture ${String(properties.src)} has no text: give it alt="…"`);
    if (tagName === 'pre') return flatten(element);
    for (const name of ['href', 'src'] as const) if (typeof properties[name] === 'string') properties[name] = resolve(properties[name]);
    return undefined;
  });
  return labels;
}

/** Leaves of a sample no more than its language and its text. */
function flatten(pre: Element): typeof SKIP {
  const code = pre.children.find((child): child is Element => child.type === 'element');
  pre.children = [{type: 'element', tagName: 'code', properties: {className: code?.properties.className}, children: [{type: 'text', value: textOf(pre)}]}];
  return SKIP;
}
