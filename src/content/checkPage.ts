import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import {parse as parseYaml} from 'yaml';
import GithubSlugger from 'github-slugger';
import type {Code, Heading, InlineCode, Link, Yaml} from 'mdast';
import type {Diagnostic} from '../../lint/diagnostic.ts';
import {nearest} from '../lib/nearest.ts';
import {checkNames} from './checkNames.ts';
import {expressionMistakes, pageComponents} from './mdx.ts';
import {checkFrontMatter, lineOfKey, type DocFrontMatter} from './frontMatter.ts';
import {anchorsOfComment} from './routes.ts';
import {unknownTokens} from './hostTokens.ts';
import {fenceLanguages} from './languages.ts';
import {parseMarkdown, syntaxError, type Parsed} from './markdown.ts';

/** Position in a file, 1-based. */
type Place = Pick<Diagnostic, 'line' | 'column'>;

/** Parsed page with its findings. */
export interface Page {
  file: string;
  frontMatter: Partial<DocFrontMatter>;
  /** Anchors of headings, as Docusaurus generates them, and values of `id` attributes. */
  anchors: Set<string>;
  links: (Place & {url: string})[];
  findings: Diagnostic[];
}

/** Maximum length of a line in a sample, in characters. */
const SAMPLE_COLUMNS = 100;
/** Minimum length of a text alternative, in characters. A shorter text can't describe a diagram. */
const SHORTEST_ALT = 20;
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

type Positioned = {position?: {start: Place} | undefined};
type MdxNode = Positioned & {type: string; name?: string | null; attributes?: unknown[]};
type DirectiveNode = Positioned & {type: string; name: string};

/** Adds a finding at a node, a line, or a position. */
type Add = (at: Positioned | Place | number, rule: string, message: string) => void;

const placeOf = (at: Positioned | Place | number): Place => {
  if (typeof at === 'number') return {line: at, column: 1};
  const {line, column} = 'line' in at ? at : (at.position?.start ?? {line: 1, column: 1});
  return {line, column};
};

/** Returns the explicit anchors of a heading, including former ones, or the anchor generated from its text. */
function anchorsOf(heading: Heading, source: string, slugger: GithubSlugger): string[] {
  const raw = source.slice(heading.position?.start.offset, heading.position?.end.offset);
  const classic = /\\?\{#([\w-]+)\\?\}/.exec(raw)?.[1];
  const explicit = classic ? [classic] : anchorsOfComment(raw);
  return explicit.length ? explicit : [slugger.slug(toString(heading))];
}

/** Returns the content of a page and the findings that don't depend on other pages. `parsed` is the result of parsing `text`. */
export function checkPage(file: string, text: string, parsed?: Parsed): Page {
  // The style rules report byte order marks, in all text files.
  const source = text.replace(/^\uFEFF/, '');
  const {tree, error: unparsed} = parsed ?? parseMarkdown(file, source);
  const findings: Diagnostic[] = [];
  const page: Page = {file, frontMatter: {}, anchors: new Set(), links: [], findings};
  // Returns nothing, because `visit` would interpret a number as the index of the next node.
  const add: Add = (at, rule, message) => {
    findings.push({file, ...placeOf(at), rule, message});
  };

  if (!tree) {
    findings.push(unparsed);
    return page;
  }

  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  if (!yaml) add(1, 'front-matter', 'has no front matter; title, description, and kind are required');
  else {
    try {
      page.frontMatter = (parseYaml(yaml.value) ?? {}) as Partial<DocFrontMatter>;
      for (const {key, message} of checkFrontMatter(page.frontMatter as Record<string, unknown>)) {
        add(lineOfKey(source, key), 'front-matter', `front matter: ${message}`);
      }
    } catch (error) {
      findings.push(syntaxError(file, error));
    }
  }

  const slugger = new GithubSlugger();
  visit(tree, 'heading', (node) => {
    if (node.depth === 1)
      add(
        node,
        'heading',
        'has a level 1 heading; use level 2 or lower, because the title in front matter is the level 1 heading',
      );
    const comments = node.children
      .filter(({type}) => type === 'mdxTextExpression')
      .map((child) => source.slice(child.position?.start.offset, child.position?.end.offset));
    if (!toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim())
      add(node, 'heading', 'has a heading without text');
    else if (comments.some((comment) => !anchorsOfComment(comment).length)) {
      add(
        node,
        'heading',
        'has a comment in a heading, which would become part of its anchor; move the comment below the heading',
      );
    }
    for (const anchor of anchorsOf(node, source, slugger)) page.anchors.add(anchor);
  });
  visit(tree, 'code', (node) => checkFence(node, add));
  visit(tree, 'inlineCode', (node) => {
    for (const {message} of unknownTokens(node.value)) add(node, 'host-token', message);
  });
  for (const mistake of expressionMistakes(tree)) add(mistake, 'expression', mistake.message);
  visit(tree, ['code', 'inlineCode'], (node) => {
    for (const {line, message} of checkNames(node as Code | InlineCode))
      add(line ? placeOf(node).line + line : node, 'reference-name', message);
  });
  visit(tree, 'link', (node: Link) => {
    page.links.push({url: node.url, ...placeOf(node)});
  });
  visit(tree, 'image', (node) => add(node, 'image', 'has an image; use a Mermaid diagram instead'));
  visit(tree, 'text', (node) => {
    const marker = /^:::\w+/m.exec(node.value)?.[0];
    if (marker)
      add(node, 'admonition', `has an admonition that isn't recognized; write its title in brackets: ${marker}[Title]`);
  });
  visit(tree, (node) => {
    const mdx = node as unknown as MdxNode;
    if (mdx.type === 'mdxJsxFlowElement' || mdx.type === 'mdxJsxTextElement') checkElement(mdx, page, add);
    if (mdx.type === 'mdxjsEsm' && !/^import\s+\w+\s+from\s+'@site\/docs\/_partials\//.test(esmSource(node))) {
      add(
        mdx,
        'import',
        "has an unsupported import or export; pages can import only partials, with import Name from '@site/docs/_partials/…'",
      );
    }
    const directive = node as unknown as DirectiveNode;
    if (directive.type === 'containerDirective' && !ADMONITIONS.includes(directive.name)) {
      add(
        directive,
        'admonition',
        `has an unknown admonition ":::${directive.name}"; expected ${ADMONITIONS.join(', ')}`,
      );
    }
  });
  return page;
}

function esmSource(node: unknown): string {
  return (node as {value?: string}).value ?? '';
}

function checkFence(node: Code, add: Add) {
  if (!node.lang)
    return add(
      node,
      'code-block',
      'has a code block without a language; add one after the fence, such as bash or text',
    );
  if (!fenceLanguages.includes(node.lang)) {
    const near = nearest(node.lang, fenceLanguages);
    add(
      node,
      'code-block',
      `has a code block in the unknown language "${node.lang}"${near ? `; did you mean "${near}"?` : ''}`,
    );
  }
  if (node.lang === 'mermaid') {
    const alt = /\balt="([^"]*)"/.exec(node.meta ?? '')?.[1];
    if (alt === undefined) {
      add(
        node,
        'diagram',
        `has a diagram without a text alternative; write alt="…" after mermaid, with at least ${SHORTEST_ALT} characters that describe the diagram`,
      );
    } else if (alt.length < SHORTEST_ALT)
      add(
        node,
        'diagram',
        `has a diagram with an alt text of ${alt.length} characters; write at least ${SHORTEST_ALT} that describe the diagram`,
      );
  }
  if (node.lang === 'text' || node.lang === 'mermaid') return;
  node.value.split('\n').forEach((text, i) => {
    if (text.length > SAMPLE_COLUMNS)
      add(
        {line: placeOf(node).line + i + 1, column: SAMPLE_COLUMNS + 1},
        'sample-width',
        `has a sample line of ${text.length} characters; the maximum is ${SAMPLE_COLUMNS}`,
      );
  });
}

function checkElement(node: MdxNode, page: Page, add: Add) {
  const {name} = node;
  if (!name) return;
  for (const attribute of (node.attributes ?? []) as {type: string; name?: string; value?: unknown}[]) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name === 'href' || attribute.name === 'cloud') {
      page.links.push({url: attribute.value, ...placeOf(node)});
    }
    if (attribute.name === 'id') page.anchors.add(attribute.value);
  }
  if (!/^[A-Z]/.test(name)) return;
  if (pageComponents.includes(name as (typeof pageComponents)[number])) return;
  const near = nearest(name, pageComponents);
  if (!/^[A-Z]\w*Partial$/.test(name)) {
    add(
      node,
      'component',
      `uses unknown component <${name}>${near ? `; did you mean <${near}>?` : `; expected ${pageComponents.join(', ')}`}`,
    );
  }
}

/** Anchors by route (`/a/b/`), for all pages. `undefined` if the anchors can't be determined from the source. */
export type LinkTargets = Pick<ReadonlyMap<string, ReadonlySet<string> | undefined>, 'has' | 'get' | 'keys'>;

/** Returns findings for broken and malformed links on `page`. */
export function checkLinks(page: Page, route: string, pages: LinkTargets): Diagnostic[] {
  return page.links.flatMap(({url, line, column}) => {
    const say = (message: string) => [{file: page.file, line, column, rule: 'link', message}];
    if (/^(https?:|mailto:|pathname:)/.test(url))
      return url.startsWith('http://') ? say(`links to ${url} without https`) : [];
    const [path, hash] = url.replace(/\?[^#]*/, '').split('#');
    if (path && !path.startsWith('/'))
      return say(`links to "${url}", which is a relative path; write a path from the root, such as /a/b/`);
    if (path && !path.endsWith('/') && !/\.\w+$/.test(path)) return say(`links to "${url}" without a trailing slash`);
    const target = path || route;
    if (/\.\w+$/.test(target)) return [];
    if (!pages.has(target)) {
      const near = nearest(target, [...pages.keys()]);
      return say(`links to ${target}, which does not exist${near ? `; did you mean ${near}?` : ''}`);
    }
    if (!hash) return [];
    const anchors = target === route ? page.anchors : pages.get(target);
    if (anchors && !anchors.has(hash)) return say(`links to ${target}#${hash}, but no heading there has that anchor`);
    return [];
  });
}
