import {isPageChrome} from 'docusaurus-plugin-markdown-pages';
import {isTag, isText, type Document, type ParentNode} from 'domhandler';
import {findOne} from 'domutils';
import {escapeHtml} from '../../../../lib/escape.ts';
import {hasClass} from '../../dom.ts';

/** Changes to the content of a page that make it possible to combine it with others on one page. */
export interface Changes {
  /** Returns the unique ID for an `id` of the page. */
  id: (id: string) => string;
  /** Returns the new target for the `href` of a link. */
  href: (href: string) => string;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes that contain one or more IDs. */
const REFERENCES = new Set([
  'for',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-details',
  'aria-owns',
]);
const HEADING = /^h([1-5])$/;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Returns the content of a page as HTML, without page chrome. Lowers each heading by one level and opens `<details>` elements. */
export function contentOf(document: Document, changes: Changes): string {
  const content = findOne((element) => hasClass(element, 'theme-doc-markdown'), document.children);
  return content ? htmlOf(content, changes) : '';
}

function htmlOf(node: ParentNode, changes: Changes): string {
  return node.children
    .map((child) => {
      if (isText(child)) return escapeHtml(child.data);
      if (!isTag(child) || isLeftOut(child.name, child.attribs)) return '';
      const name = lower(child.name);
      const attributes = Object.entries(unfolded(name, child.attribs))
        .map((one) => attribute(one, changes))
        .join('');
      return `<${name}${attributes}>${VOID.has(name) ? '' : `${htmlOf(child, changes)}</${name}>`}`;
    })
    .join('');
}

/** Returns whether to omit an element. SVG images are kept, except the icons of external links. */
const isLeftOut = (name: string, {class: classes = '', role}: Attributes): boolean =>
  name === 'svg' ? classes.includes('iconExternalLink') : isPageChrome(name, {class: classes, role});

const unfolded = (name: string, attributes: Attributes): Attributes =>
  name === 'details' ? {...attributes, open: ''} : attributes;

const lower = (name: string): string => name.replace(HEADING, (_, level: string) => `h${Number(level) + 1}`);

function attribute([name, value]: [string, string], {id, href}: Changes): string {
  const changed =
    name === 'id'
      ? id(value)
      : name === 'href'
        ? href(value)
        : REFERENCES.has(name)
          ? value.split(/\s+/).map(id).join(' ')
          : value;
  return ` ${name}="${escapeHtml(changed)}"`;
}
