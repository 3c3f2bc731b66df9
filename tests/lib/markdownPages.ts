import {load, type CheerioAPI} from 'cheerio';
import type {Code, Heading, Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

type Part = ReturnType<CheerioAPI>;

/** Content that must be the same on a page and in its Markdown version. */
export interface Said {
  /** Level and text of each heading. */
  headings: string[];
  /** Language and text of each code sample. */
  samples: string[];
  /** Texts of the cells by table and row, without spaces. */
  tables: string[][][];
  /** Number of occurrences of each word in lowercase. */
  words: Map<string, number>;
}

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
/** Removes all spaces, because the space between elements can differ. */
const bare = (text: string): string => text.replace(/[\s\u200b]+/g, '');

/** Returns the number of occurrences of each word of a text, in lowercase. */
export function count(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Returns the number of word occurrences that only one of two texts has, divided by the number of words in `a`. */
export function difference(a: Map<string, number>, b: Map<string, number>): number {
  const all = [...new Set([...a.keys(), ...b.keys()])];
  const apart = all.reduce((sum, word) => sum + Math.abs((a.get(word) ?? 0) - (b.get(word) ?? 0)), 0);
  return (
    apart /
    Math.max(
      1,
      [...a.values()].reduce((sum, one) => sum + one, 0),
    )
  );
}

/** Extracts the content of a built page from its HTML. */
export function textOfPage(html: string): Said {
  const $ = load(html);
  const root = $('.theme-doc-markdown').length ? $('.theme-doc-markdown').first() : $('.theme-layout-main').first();
  const badges = $('ul[aria-label="Applies to"]').text();
  const banner = $('.theme-doc-version-banner').text();
  root.find('script, style, svg, nav, button, form, select, .agent-note, .hash-link, [data-footnote-backref]').remove();
  root.find('br').replaceWith('\n');
  const headings = all($, root, 'h1, h2, h3, h4, h5, h6').map(
    (heading) => `${heading.prop('tagName')![1]} ${tidy(heading.text())}`,
  );
  const samples = all($, root, 'pre').map((pre) => `${languageOf($, pre)}\n${pre.text().trimEnd()}`);
  const tables = all($, root, 'table').map((table) =>
    all($, table, 'tr').map((row) => all($, row, 'th, td').map((cell) => bare(cell.text()))),
  );
  // Separate the words of adjacent elements.
  root.find('*').after(' ');
  return {headings, samples, tables, words: count(`${badges} ${banner} ${root.text()}`)};
}

const all = ($: CheerioAPI, root: Part, selector: string): Part[] =>
  root
    .find(selector)
    .toArray()
    .map((element) => $(element) as Part);
const languageOf = ($: CheerioAPI, pre: Part): string =>
  /\blanguage-(\S+)/.exec(
    `${pre.attr('class')} ${pre.find('code').attr('class')} ${$(pre).closest('.theme-code-block').attr('class')}`,
  )?.[1] ?? 'text';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Extracts the content of a Markdown version, its front matter (YAML), its link URLs, and any HTML, directives, or tokens in its text. */
export function textOfMarkdown(markdown: string): Said & {header: string; links: string[]; markup: string[]} {
  const tree = parser.parse(markdown);
  const headings: string[] = [];
  const samples: string[] = [];
  const tables: string[][][] = [];
  const links: string[] = [];
  const markup: string[] = [];
  const texts: string[] = [];
  let header = '';
  visit(tree, (node: Nodes) => {
    if (node.type === 'yaml') header = node.value;
    else if (node.type === 'heading') headings.push(headingOf(node));
    else if (node.type === 'code') samples.push(sampleOf(node));
    else if (node.type === 'table') tables.push(cellsOf(node));
    else if (node.type === 'link') links.push(node.url);
    if (node.type === 'html' || (node.type === 'text' && /:::|\{\{/.test(node.value))) markup.push(node.value);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') texts.push(node.value);
    if (node.type === 'code' && node.meta) texts.push(/title="(.*)"/.exec(node.meta)?.[1] ?? '');
  });
  return {headings, samples, tables, words: count(texts.join(' ')), header, links, markup};
}

const headingOf = (node: Heading): string => `${node.depth} ${tidy(toString(node))}`;
const sampleOf = (node: Code): string => `${node.lang}\n${node.value.trimEnd()}`;
const cellsOf = (node: Table): string[][] =>
  node.children.map((row) => row.children.map((cell) => bare(toString(cell))));
