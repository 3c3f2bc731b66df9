import type {Heading, Link, List, Nodes, Parents, Root, Yaml} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse} from 'yaml';
import type {Words} from '../../data/words.ts';
import {lineOfKey} from '../frontMatter.ts';
import {passive} from './passive.ts';
import {sentenceCase} from './sentenceCase.ts';
import {CODE, wording, type Remark} from './wording.ts';

/** The prose of a block, with a place for everything in it that is none, and the line of each of its characters. */
interface Prose {
  text: string;
  /** From 1. */
  lineOf: (offset: number) => number;
}

/** What readers see of the front matter. */
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

/** A plugin of remark that holds the prose of a page against the style guide. */
export function prose(words: Words): (tree: Root, file: VFile) => void {
  const wordingOf = wording(words);
  const sentenceCaseOf = sentenceCase(words);

  return (tree, file) => {
    const say = (line: number, {rule, message}: Omit<Remark, 'offset'>): void => {
      file.message(message, {place: {line, column: 1}, source: 'remark-lint', ruleId: rule});
    };
    const hold = (block: Parents, ...rules: ((text: string) => Remark[])[]): void => {
      const {text, lineOf} = proseOf(block);
      for (const remark of rules.flatMap((rule) => rule(text))) say(lineOf(remark.offset), remark);
    };

    visit(tree, ['paragraph', 'tableCell'], (node) => hold(node as Parents, wordingOf));
    visit(tree, 'heading', (node: Heading) => hold(node, wordingOf, sentenceCaseOf));
    visit(tree, 'list', ({ordered, children}: List) => {
      if (ordered) for (const {children: [first]} of children) if (first?.type === 'paragraph') hold(first, passive);
    });
    visit(tree, 'link', (node: Link) => {
      const {text} = proseOf(node);
      if (!words.linkTexts.includes(text.trim().toLowerCase())) return;
      say(node.position!.start.line, {rule: 'link-text', message: `the link "${text}" does not say where it goes; give it the name of its target`});
    });
    visit(tree, 'yaml', ({value}: Yaml) => {
      const frontMatter = parse(value) as Record<string, unknown> | null;
      for (const key of SHOWN_KEYS) {
        const text = frontMatter?.[key];
        if (typeof text !== 'string') continue;
        const rules = key === 'description' ? [wordingOf] : [wordingOf, sentenceCaseOf];
        for (const remark of rules.flatMap((rule) => rule(text))) say(lineOfKey(String(file), key), remark);
      }
    });
  };
}
