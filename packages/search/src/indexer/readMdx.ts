import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {SectionRecord} from './records.ts';
import {SectionBuilder} from './sectionBuilder.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).use(remarkFrontmatter);
const EXPLICIT_ID = /\s*(?:\{?\/\*\s*#([\w-]+)(?:\s+#[\w-]+)*\s*\*\/\}?|\\?\{#([\w-]+)\\?\})\s*$/;
const PARTIAL = /import\s+(\w+)\s+from\s+['"]@site\/([^'"]+\.mdx?)['"]/g;
const BLOCKS = new Set(['paragraph', 'listItem', 'tableRow', 'blockquote']);

/**
 * Returns the sections of a page from its MDX source, for live editing, where no HTML exists yet. Includes partials, but not the data that
 * components render. `siteDir` is the folder that `@site` refers to.
 */
export function readMdx(source: string, title: string, siteDir: string): SectionRecord[] {
  const sections = new SectionBuilder(title);
  const slugger = new GithubSlugger();
  walkSource(source, {sections, slugger, siteDir});
  return sections.finish();
}

interface Walk {
  sections: SectionBuilder;
  slugger: GithubSlugger;
  siteDir: string;
}

function walkSource(source: string, walk: Walk): void {
  let tree: Root;
  try {
    tree = processor.parse(source);
  } catch {
    // Incomplete MDX: the page shows the error, and its title can still be found.
    return;
  }
  const partials = new Map(
    [...source.matchAll(PARTIAL)].map(([, name, file]) => [name!, path.join(walk.siteDir, file!)]),
  );
  visit(tree, source, partials, walk);
}

function visit(node: Nodes, source: string, partials: ReadonlyMap<string, string>, walk: Walk): void {
  const {sections} = walk;
  switch (node.type) {
    case 'heading':
      return addHeading(node, source, walk);
    case 'code':
      if (node.lang !== 'mermaid') sections.code(node.value);
      return;
    case 'text':
      return sections.text(node.value);
    case 'inlineCode':
      return sections.text(node.value);
    case 'yaml':
    case 'mdxjsEsm':
      return;
    case 'mdxJsxFlowElement': {
      const file = node.name ? partials.get(node.name) : undefined;
      if (file && existsSync(file)) walkSource(readFileSync(file, 'utf8'), walk);
      break;
    }
    case 'tableRow': {
      const [first] = node.children[0]?.children ?? [];
      if (first?.type === 'inlineCode') sections.identifier(first.value);
      break;
    }
    case 'tableCell':
      sections.text(' ');
      break;
  }
  if ('children' in node) for (const child of node.children) visit(child, source, partials, walk);
  if (BLOCKS.has(node.type)) sections.text('\n');
  if (node.type === 'tableCell') sections.text(' ·');
}

function addHeading(node: Heading, source: string, {sections, slugger}: Walk): void {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset);
  const explicit = EXPLICIT_ID.exec(raw);
  const text = toString(node).replace(EXPLICIT_ID, '');
  sections.heading(explicit?.[1] ?? explicit?.[2] ?? slugger.slug(text), text, node.depth);
  for (const child of node.children) if (child.type === 'inlineCode') sections.identifier(child.value);
}
