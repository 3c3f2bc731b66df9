import {unified} from 'unified';
import remarkParse from 'remark-parse';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import {parse as parseYaml} from 'yaml';
import GithubSlugger from 'github-slugger';
import type {Code, Heading, InlineCode, Link, Root, Yaml} from 'mdast';
import {nearest} from '../lib/nearest.ts';
import {checkNames} from './checkNames.ts';
import {pageComponents} from './components.ts';
import {checkFrontMatter, lineOfKey, type DocFrontMatter} from './frontMatter.ts';
import {anchorsOfComment} from './headingAnchors.ts';
import {fenceLanguages} from './languages.ts';

/** Something wrong on a page, where it is, and what is accepted. */
export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

/** A page as its source says it. */
export interface Page {
  file: string;
  frontMatter: Partial<DocFrontMatter>;
  /** Anchors of its headings, as the site makes them. */
  anchors: Set<string>;
  links: {url: string; line: number}[];
  findings: Finding[];
}

const SAMPLE_COLUMNS = 100;
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter);

type MdxNode = {type: string; name?: string | null; position?: {start: {line: number}}; attributes?: unknown[]};
type DirectiveNode = {type: string; name: string; position?: {start: {line: number}}};

/** The anchors of a heading, former ones too; from its text unless they are given. */
function anchorsOf(heading: Heading, source: string, slugger: GithubSlugger): string[] {
  const raw = source.slice(heading.position?.start.offset, heading.position?.end.offset);
  const classic = /\\?\{#([\w-]+)\\?\}/.exec(raw)?.[1];
  const explicit = classic ? [classic] : anchorsOfComment(raw);
  return explicit.length ? explicit : [slugger.slug(toString(heading))];
}

/** Reads one page and says what is wrong with it by itself; links are checked by `checkLinks`. */
export function checkPage(file: string, source: string): Page {
  const findings: Finding[] = [];
  const page: Page = {file, frontMatter: {}, anchors: new Set(), links: [], findings};
  // Gives nothing back: a number from a visitor would tell `visit` where to go on.
  const add = (line: number | undefined, message: string): void => {
    findings.push({file, line: line ?? 1, message});
  };

  let tree: Root;
  try {
    tree = processor.parse(source);
  } catch (error) {
    const e = error as {line?: number; reason?: string; message: string};
    add(e.line, `is not valid MDX: ${e.reason ?? e.message}`);
    return page;
  }

  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  if (!yaml) add(1, 'has no front matter; title, description and kind are required');
  else {
    try {
      page.frontMatter = (parseYaml(yaml.value) ?? {}) as Partial<DocFrontMatter>;
      for (const {key, message} of checkFrontMatter(page.frontMatter as Record<string, unknown>)) {
        add(lineOfKey(source, key), `front matter: ${message}`);
      }
    } catch (error) {
      add(1, `front matter is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) add(node.position?.start.line, 'has a level 1 heading; the title in front matter is the only one');
    for (const anchor of anchorsOf(node, source, slugger)) page.anchors.add(anchor);
  });
  visit(tree, 'code', (node) => checkFence(node, add));
  visit(tree, ['code', 'inlineCode'], (node) => {
    for (const {line, message} of checkNames(node as Code | InlineCode)) add((node.position?.start.line ?? 1) + line, message);
  });
  visit(tree, 'link', (node: Link) => {
    page.links.push({url: node.url, line: node.position?.start.line ?? 1});
  });
  visit(tree, 'image', (node) => add(node.position?.start.line, 'has a picture; draw a diagram as text instead'));
  visit(tree, (node) => {
    const mdx = node as unknown as MdxNode;
    if (mdx.type === 'mdxJsxFlowElement' || mdx.type === 'mdxJsxTextElement') checkElement(mdx, page, add);
    if (mdx.type === 'mdxjsEsm' && !/^import\s+\w+\s+from\s+'@site\/docs\/_partials\//.test(esmSource(node))) {
      add(mdx.position?.start.line, "imports or exports something; only partials may be imported, as import Name from '@site/docs/_partials/…'");
    }
    const directive = node as unknown as DirectiveNode;
    if (directive.type === 'containerDirective' && !ADMONITIONS.includes(directive.name)) {
      add(directive.position?.start.line, `has an unknown admonition ":::${directive.name}"; accepted are ${ADMONITIONS.join(', ')}`);
    }
  });
  return page;
}

function esmSource(node: unknown): string {
  return (node as {value?: string}).value ?? '';
}

function checkFence(node: Code, add: (line: number | undefined, message: string) => void) {
  const line = node.position?.start.line;
  if (!node.lang) return add(line, 'has a fence without a language');
  if (!fenceLanguages.includes(node.lang)) {
    const near = nearest(node.lang, fenceLanguages);
    add(line, `has a fence in unknown language "${node.lang}"${near ? `; did you mean "${near}"?` : ''}`);
  }
  if (node.lang === 'mermaid' && !/\balt="[^"]{20,}"/.test(node.meta ?? '')) {
    add(line, 'has a diagram without a text alternative: write alt="…" after mermaid');
  }
  if (node.lang === 'text' || node.lang === 'mermaid') return;
  node.value.split('\n').forEach((text, i) => {
    if (text.length > SAMPLE_COLUMNS) add((line ?? 0) + i + 1, `has a sample line of ${text.length} characters; at most ${SAMPLE_COLUMNS}`);
  });
}

function checkElement(node: MdxNode, page: Page, add: (line: number | undefined, message: string) => void) {
  const {name} = node;
  if (!name) return;
  for (const attribute of (node.attributes ?? []) as {type: string; name?: string; value?: unknown}[]) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name === 'href' || attribute.name === 'cloud') {
      page.links.push({url: attribute.value, line: node.position?.start.line ?? 1});
    }
    if (attribute.name === 'id') page.anchors.add(attribute.value);
  }
  if (!/^[A-Z]/.test(name)) return;
  if (pageComponents.includes(name as (typeof pageComponents)[number])) return;
  const near = nearest(name, pageComponents);
  if (!/^[A-Z]\w*Partial$/.test(name)) {
    add(node.position?.start.line, `uses unknown component <${name}>${near ? `; did you mean <${near}>?` : `; accepted are ${pageComponents.join(', ')}`}`);
  }
}

/**
 * Links of `page` that lead nowhere. `pages` maps every route (`/a/b/`) to its anchors, or to `undefined`
 * where the anchors are not known from sources.
 */
export function checkLinks(page: Page, route: string, pages: Map<string, Set<string> | undefined>): Finding[] {
  return page.links.flatMap(({url, line}) => {
    const say = (message: string) => [{file: page.file, line, message}];
    if (/^(https?:|mailto:|pathname:)/.test(url)) return url.startsWith('http://') ? say(`links to ${url} without https`) : [];
    const [path, hash] = url.replace(/\?[^#]*/, '').split('#');
    if (path && !path.startsWith('/')) return say(`links to "${url}"; write a path from the root, such as /a/b/`);
    if (path && !path.endsWith('/') && !/\.\w+$/.test(path)) return say(`links to "${url}" without a slash at its end`);
    const target = path || route;
    if (/\.\w+$/.test(target)) return [];
    if (!pages.has(target)) {
      const near = nearest(target, [...pages.keys()]);
      return say(`links to ${target}, which no page has${near ? `; did you mean ${near}?` : ''}`);
    }
    const anchors = target === route ? page.anchors : pages.get(target);
    if (hash && anchors && !anchors.has(hash)) return say(`links to ${target}#${hash}, but no heading there has that anchor`);
    return [];
  });
}
