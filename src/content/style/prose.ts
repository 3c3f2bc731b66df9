import type {Heading, Link, List, Nodes, Paragraph, Parents, Root, Table, Yaml} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse} from 'yaml';
import type {Words} from '../../data/words.ts';
import {lineOfKey} from '../frontMatter.ts';
import {passive} from './passive.ts';
import {sentenceCase} from './sentenceCase.ts';
import {ONLY_REVIEWED_PAGES, standardRules} from './standard.ts';
import {CODE, wording, type Remark} from './wording.ts';

/** Prose of a block, with a placeholder for anything in it that isn't prose, and the line of each character. */
interface Prose {
  text: string;
  /** From 1. */
  lineOf: (offset: number) => number;
}

/** Keys of the front matter that readers see. */
const SHOWN_KEYS = ['title', 'sidebar_label', 'description'];

function proseOf(block: Parents): Prose {
  let text = '';
  const starts: {offset: number; line: number}[] = [];
  const add = (node: Nodes): void => {
    if (node.type === 'text') {
      starts.push({offset: text.length, line: node.position?.start.line ?? 1});
      text += node.value;
    } else if (node.type === 'emphasis' || node.type === 'link' || node.type === 'delete') node.children.forEach(add);
    else if (node.type === 'mdxJsxTextElement') (node as Parents).children.forEach(add);
    else text += node.type === 'break' ? '\n' : CODE;
  };
  block.children.forEach(add);
  const lineOf = (offset: number): number => {
    const start = starts.filter((each) => each.offset <= offset).at(-1) ?? {offset: 0, line: block.position?.start.line ?? 1};
    return start.line + text.slice(start.offset, offset).split('\n').length - 1;
  };
  return {text, lineOf};
}

const frontMatterOf = (tree: Root): Record<string, unknown> => {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  return ((yaml && parse(yaml.value)) ?? {}) as Record<string, unknown>;
};

/** Returns a heading without the comment that sets its anchors. */
const withoutComments = (heading: Heading): Heading => ({
  ...heading,
  children: heading.children.filter(({type}) => (type as string) !== 'mdxTextExpression'),
});

/** A remark plugin that checks the prose of a page against the style guide. */
export function prose(words: Words): (tree: Root, file: VFile) => void {
  const wordingOf = wording(words);
  const sentenceCaseOf = sentenceCase(words);
  const standard = standardRules(words);

  return (tree, file) => {
    const frontMatter = frontMatterOf(tree);
    const say = (line: number, {rule, message}: Omit<Remark, 'offset'>): void => {
      file.message(message, {place: {line, column: 1}, source: 'remark-lint', ruleId: rule});
    };
    const check = (block: Parents, ...rules: ((text: string) => Remark[])[]): void => {
      const {text, lineOf} = proseOf(block);
      for (const remark of rules.flatMap((rule) => rule(text))) say(lineOf(remark.offset), remark);
    };

    visit(tree, ['paragraph', 'tableCell'], (node) => check(node as Parents, wordingOf));
    visit(tree, 'heading', (node: Heading) => check(node, wordingOf, sentenceCaseOf));
    visit(tree, 'list', ({ordered, children}: List) => {
      if (ordered) for (const {children: [first]} of children) if (first?.type === 'paragraph') check(first, passive);
    });
    visit(tree, 'link', (node: Link) => {
      const {text} = proseOf(node);
      if (!words.linkTexts.includes(text.trim().toLowerCase())) return;
      say(node.position!.start.line, {rule: 'link-text', message: `the link text "${text}" doesn't say where the link goes: use the title or topic of the target`});
    });
    for (const key of SHOWN_KEYS) {
      const text = frontMatter[key];
      if (typeof text !== 'string') continue;
      const rules = key === 'description' ? [wordingOf] : [wordingOf, sentenceCaseOf];
      for (const remark of rules.flatMap((rule) => rule(text))) say(lineOfKey(String(file), key), remark);
    }

    if (ONLY_REVIEWED_PAGES && !frontMatter.last_reviewed) return;
    visit(tree, ['paragraph', 'tableCell'], (node) => check(node as Parents, standard.terms));
    visit(tree, 'heading', (node: Heading) => check(withoutComments(node), standard.terms, standard.heading));
    visit(tree, 'paragraph', ({children: [first]}: Paragraph) => {
      if (first?.type !== 'strong') return;
      for (const remark of standard.label(toString(first))) say(first.position!.start.line, remark);
    });
    visit(tree, 'table', ({children: [header]}: Table) => header?.children.forEach((cell) => check(cell, standard.column)));
  };
}
