import {unified} from 'unified';
import remarkParse from 'remark-parse';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import {parse as parseYaml, YAMLParseError} from 'yaml';
import GithubSlugger from 'github-slugger';
import type {Code, Heading, InlineCode, Link, Root, Yaml} from 'mdast';
import {nearest} from '../lib/nearest.ts';
import {checkNames} from './checkNames.ts';
import {pageComponents} from './components.ts';
import {expressionMistakes} from './expressions.ts';
import {checkFrontMatter, lineOfKey, type DocFrontMatter} from './frontMatter.ts';
import {anchorsOfComment} from './headingAnchors.ts';
import {unknownTokens} from './hostTokens.ts';
import {fenceLanguages} from './languages.ts';

/** Something wrong on a page, where it is, and what is accepted. */
export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  /** From 1; undefined for findings about a whole line or file. */
  column?: number;
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
/** With fewer characters, a text alternative can't say what a diagram shows. */
const SHORTEST_ALT = 20;
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
export function checkPage(file: string, text: string): Page {
  // The style check reports a byte order mark, in all prose.
  const source = text.replace(/^\uFEFF/, '');
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
    findings.push(syntaxFinding(file, error));
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
      findings.push(syntaxFinding(file, error));
    }
  }

  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) add(node.position?.start.line, 'has a level 1 heading; the title in front matter is the only one');
    const comments = node.children.filter(({type}) => type === 'mdxTextExpression').map((child) => source.slice(child.position?.start.offset, child.position?.end.offset));
    if (!toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim()) add(node.position?.start.line, 'has a heading without text');
    else if (comments.some((comment) => !anchorsOfComment(comment).length)) {
      add(node.position?.start.line, 'has a comment in a heading, which would become part of its anchor; put the comment below the heading');
    }
    for (const anchor of anchorsOf(node, source, slugger)) page.anchors.add(anchor);
  });
  visit(tree, 'code', (node) => checkFence(node, add));
  visit(tree, 'inlineCode', ({value, position}) => {
    for (const {message} of unknownTokens(value)) add(position?.start.line, message);
  });
  findings.push(...expressionMistakes(tree).map((mistake) => ({file, ...mistake})));
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

/** Returns a finding about a page whose MDX or front matter can't be parsed. */
export function syntaxFinding(file: string, error: unknown): Finding {
  if (error instanceof YAMLParseError) {
    // The YAML begins behind the first line, ---.
    const [{line, col}] = error.linePos ?? [{line: 0, col: 1}];
    return {file, line: line + 1, column: col, message: `front matter is not valid YAML: ${error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')}`};
  }
  const {line = 1, column, reason, message} = error as {line?: number; column?: number; reason?: string; message: string};
  return {file, line, ...(column && {column}), message: `is not valid MDX: ${reason ?? message}`};
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
  if (node.lang === 'mermaid') {
    const alt = /\balt="([^"]*)"/.exec(node.meta ?? '')?.[1];
    if (alt === undefined) {
      add(line, `has a diagram without a text alternative; write alt="…" after mermaid, with at least ${SHORTEST_ALT} characters that say what the diagram shows`);
    } else if (alt.length < SHORTEST_ALT) add(line, `has a diagram with an alt of ${alt.length} characters; write at least ${SHORTEST_ALT} that say what the diagram shows`);
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

/** The routes (`/a/b/`) of all pages with their anchors, or with `undefined` if sources don't tell the anchors. */
export type LinkTargets = Pick<ReadonlyMap<string, ReadonlySet<string> | undefined>, 'has' | 'get' | 'keys'>;

/** Returns the links of `page` that lead nowhere. */
export function checkLinks(page: Page, route: string, pages: LinkTargets): Finding[] {
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
    if (!hash) return [];
    const anchors = target === route ? page.anchors : pages.get(target);
    if (anchors && !anchors.has(hash)) return say(`links to ${target}#${hash}, but no heading there has that anchor`);
    return [];
  });
}
