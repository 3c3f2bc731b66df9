import {Parser} from 'htmlparser2';
import {isFurniture} from '../lib/isFurniture.ts';

/** What is done to the content of a page, so that it can stand on one page with others. */
export interface Changes {
  /** An `id` on the page, as it is among the others. */
  id: (id: string) => string;
  /** The target of a link. */
  href: (href: string) => string;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes that name one or more ids. */
const REFERENCES = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'aria-owns']);
const HEADING = /^h([1-5])$/;

/** The content of a finished page as HTML, without what is there to be operated; headings go down by a level. */
export function contentOf(html: string, changes: Changes): string {
  const out: string[] = [];
  let depth = 0;
  let root = 0;
  let skipped = 0;
  let drawing = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        if (name === 'svg' && !drawing) drawing = depth;
        if (!root) {
          if (!out.length && attributes.class?.split(' ').includes('theme-doc-markdown')) root = depth;
        } else if (!skipped && isLeftOut(name, attributes)) skipped = depth;
        else if (!skipped) out.push(`<${lower(name)}${Object.entries(unfolded(name, attributes)).map((one) => attribute(one, changes)).join('')}>`);
      },
      ontext: (text) => void (root && !skipped && out.push(text)),
      onclosetag(name, isImplied) {
        if (skipped === depth) skipped = 0;
        else if (root === depth) root = 0;
        // HTML may leave ends of its elements out, drawings may not.
        else if (root && !skipped && (!isImplied || drawing)) out.push(`</${lower(name)}>`);
        if (drawing === depth) drawing = 0;
        depth--;
      },
    },
    // Texts and values go out as they came in.
    {decodeEntities: false},
  );
  parser.end(html);
  return out.join('');
}

/** Drawings stay, but for the signs beside links. */
const isLeftOut = (name: string, {class: classes = '', role}: Attributes): boolean =>
  name === 'svg' ? classes.includes('iconExternalLink') : isFurniture(name, {class: classes, role});

const unfolded = (name: string, attributes: Attributes): Attributes => (name === 'details' ? {...attributes, open: ''} : attributes);

const lower = (name: string): string => name.replace(HEADING, (_, level: string) => `h${Number(level) + 1}`);

function attribute([name, value]: [string, string], {id, href}: Changes): string {
  const changed = name === 'id' ? id(value) : name === 'href' ? href(value) : REFERENCES.has(name) ? value.split(/\s+/).map(id).join(' ') : value;
  return ` ${name}="${changed.replaceAll('"', '&quot;')}"`;
}
