import {statSync} from 'node:fs';
import path from 'node:path';
import type {Processor} from 'unified';
import type {Parent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import type {DocFrontMatter} from '../content/frontMatter.ts';
import {routeOf} from '../content/routes.ts';
import {glossaryFile, loadGlossary} from '../data/tables.ts';
import type {GlossaryEntry} from '../data/types.ts';
import {posixPath} from '../lib/paths.ts';
import {termAnchor} from './reference/tables.ts';

/** Nodes and elements in which terms aren't linked. Links there would be nested or distracting, and bold text is a UI label. */
const CLOSED = new Set([
  'heading',
  'link',
  'linkReference',
  'strong',
  'code',
  'inlineCode',
  'definition',
  'yaml',
  'mdxjsEsm',
]);
const CLOSED_ELEMENTS = new Set(['a', 'Card', 'Link', 'summary', 'Diagram', 'kbd']);
const PAGE = '/dev/glossary/';
const IMPORT = "import {GlossaryTerm} from '@site/src/features/glossary';";

interface Glossary {
  pattern: RegExp;
  /** Entries by text, in lowercase except for abbreviations, which are case-sensitive. */
  entries: Map<string, GlossaryEntry>;
}

/**
 * Remark plugin that links the first use of each glossary term on a page to its glossary entry, with the definition in a card. It skips the
 * glossary page, a term on the page that explains it, and terms in `glossary_exclude` in the front matter.
 */
export function glossary(this: Processor) {
  return (tree: Root, file: VFile): void => {
    const route = pageRoute(path.relative(file.cwd, file.path));
    if (route === undefined || route === PAGE) return;
    const {pattern, entries} = read();
    const excluded = new Set(
      ((file.data.frontMatter as Partial<DocFrontMatter> | undefined)?.glossary_exclude ?? []).map((term) =>
        term.toLowerCase(),
      ),
    );
    const isLeftAlone = ({page, term}: GlossaryEntry): boolean => page === route || excluded.has(term.toLowerCase());
    const seen = new Set<string>([...entries.values()].filter(isLeftAlone).map(({term}) => term));
    const sizeBefore = seen.size;
    visit(tree, (node, index, parent: Parent | undefined) => {
      if (CLOSED.has(node.type) || CLOSED_ELEMENTS.has((node as {name?: string}).name ?? '')) return SKIP;
      // A table's headers are the labels of its cells on phones, and can't have links there.
      if (node.type === 'tableRow' && index === 0) return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return undefined;
      const parts = split(node as Text, pattern, entries, seen);
      if (parts.length === 1) return undefined;
      parent.children.splice(index, 1, ...(parts as Parent['children']));
      return [SKIP, index + parts.length];
    });
    if (seen.size > sizeBefore)
      tree.children.unshift(...structuredClone((importLine ??= (this.parse(IMPORT) as Root).children)));
  };
}

/** Returns the route of a page, or `undefined` for partials and archived pages, where terms aren't linked. */
function pageRoute(file: string): string | undefined {
  const inside = /^docs\/(?!_partials\/)(.*)$/.exec(posixPath(file))?.[1];
  return inside && routeOf(inside).path;
}

function split(
  node: Text,
  pattern: RegExp,
  entries: Glossary['entries'],
  seen: Set<string>,
): (Text | MdxJsxTextElement)[] {
  const parts: (Text | MdxJsxTextElement)[] = [];
  let from = 0;
  for (const match of node.value.matchAll(pattern)) {
    const entry = entries.get(match[1]!) ?? entries.get(match[1]!.toLowerCase());
    if (!entry || seen.has(entry.term)) continue;
    seen.add(entry.term);
    parts.push({...node, value: node.value.slice(from, match.index)}, termElement(entry, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, {...node, value: node.value.slice(from)}];
}

const termElement = ({term, definition}: GlossaryEntry, text: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'GlossaryTerm',
  attributes: Object.entries({to: `${PAGE}#${termAnchor(term)}`, meaning: plain(definition)}).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children: [{type: 'text', value: text}],
});

/** Removes links, code, and emphasis from Markdown. */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** Parsed import statement of `GlossaryTerm`. */
let importLine: Root['children'] | undefined;
let known: {mtimeMs: number; glossary: Glossary} | undefined;

/** Returns the glossary, cached until the file changes. Longer texts match first, and abbreviations such as CI are case-sensitive. */
function read(): Glossary {
  const {mtimeMs} = statSync(glossaryFile);
  if (known?.mtimeMs === mtimeMs) return known.glossary;
  const entries = new Map<string, GlossaryEntry>();
  for (const entry of loadGlossary().filter(({autolink}) => autolink !== false)) {
    for (const word of entry.autolink ||
      [entry.term, entry.short, ...(entry.aliases ?? [])].filter((one) => one !== undefined)) {
      entries.set(/[a-z]{3}/.test(word) ? word.toLowerCase() : word, entry);
    }
  }
  const either = [...entries.keys()]
    .map(escape)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const glossary = {entries, pattern: new RegExp(`(?<![\\w/.@-])(${either})s?(?![\\w/@-]|\\.\\w)`, 'gi')};
  known = {mtimeMs, glossary};
  return glossary;
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
