import type {Heading, Link, List, Nodes, Paragraph, Parents, Root, Table, Yaml} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse} from 'yaml';
import {
  CODE,
  ONLY_REVIEWED_PAGES,
  passive,
  sentenceCase,
  standardRules,
  wording,
  type Remark,
  type Words,
} from './wording.ts';
import {lineOfKey} from '../frontMatter.ts';

interface Place {
  line: number;
  column: number;
}

/** Prose of a block, with the placeholder `CODE` for anything that isn't prose. */
interface Prose {
  text: string;
  /** Returns the position in the file for an offset in the text, 1-based. */
  placeOf: (offset: number) => Place;
}

/** Front matter keys whose values appear on the site. */
const SHOWN_KEYS = ['title', 'sidebar_label', 'description'];

/** Matches the indentation and the markers of quotes at the start of a line, which aren't part of the text. */
const INDENT = /^[\s>]*/;

function proseOf(block: Parents, lines: readonly string[] = []): Prose {
  let text = '';
  const starts: (Place & {offset: number})[] = [];
  const add = (node: Nodes): void => {
    if (node.type === 'text') {
      starts.push({offset: text.length, ...startOf(node)});
      text += node.value;
    } else if (node.type === 'emphasis' || node.type === 'link' || node.type === 'delete') node.children.forEach(add);
    else if (node.type === 'mdxJsxTextElement') (node as Parents).children.forEach(add);
    else text += node.type === 'break' ? '\n' : CODE;
  };
  block.children.forEach(add);
  const placeOf = (offset: number): Place => {
    const start = starts.filter((each) => each.offset <= offset).at(-1) ?? {offset: 0, ...startOf(block)};
    const before = text.slice(start.offset, offset).split('\n');
    const line = start.line + before.length - 1;
    const from = before.length > 1 ? (INDENT.exec(lines[line - 1] ?? '')?.[0].length ?? 0) + 1 : start.column;
    return {line, column: from + before.at(-1)!.length};
  };
  return {text, placeOf};
}

function startOf({position}: Nodes): Place {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {line, column};
}

const frontMatterOf = (tree: Root): Record<string, unknown> => {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  return ((yaml && parse(yaml.value)) ?? {}) as Record<string, unknown>;
};

/** Returns a heading without the comment that defines its anchors. */
const withoutComments = (heading: Heading): Heading => ({
  ...heading,
  children: heading.children.filter(({type}) => (type as string) !== 'mdxTextExpression'),
});

/** Remark plugin that checks the prose of a page against the style guide. */
export function prose(words: Words): (tree: Root, file: VFile) => void {
  const wordingOf = wording(words);
  const sentenceCaseOf = sentenceCase(words);
  const standard = standardRules(words);

  return (tree, file) => {
    const frontMatter = frontMatterOf(tree);
    const lines = String(file).split('\n');
    const say = (place: Place, {rule, message}: Omit<Remark, 'offset'>): void => {
      file.message(message, {place, source: 'remark-lint', ruleId: rule});
    };
    const check = (block: Parents, ...rules: ((text: string) => Remark[])[]): void => {
      const {text, placeOf} = proseOf(block, lines);
      for (const remark of rules.flatMap((rule) => rule(text))) say(placeOf(remark.offset), remark);
    };

    visit(tree, ['paragraph', 'tableCell'], (node) => check(node as Parents, wordingOf));
    visit(tree, 'heading', (node: Heading) => check(node, wordingOf, sentenceCaseOf));
    visit(tree, 'list', ({ordered, children}: List) => {
      if (ordered)
        for (const {
          children: [first],
        } of children)
          if (first?.type === 'paragraph') check(first, passive);
    });
    visit(tree, 'link', (node: Link) => {
      const {text} = proseOf(node);
      if (!words.linkTexts.includes(text.trim().toLowerCase())) return;
      say(startOf(node), {
        rule: 'link-text',
        message: `the link text "${text}" doesn't describe the link target: use the title or topic of the target`,
      });
    });
    for (const key of SHOWN_KEYS) {
      const text = frontMatter[key];
      if (typeof text !== 'string') continue;
      const rules = key === 'description' ? [wordingOf] : [wordingOf, sentenceCaseOf];
      for (const remark of rules.flatMap((rule) => rule(text)))
        say({line: lineOfKey(String(file), key), column: 1}, remark);
    }

    if (ONLY_REVIEWED_PAGES && !frontMatter.last_reviewed) return;
    visit(tree, ['paragraph', 'tableCell'], (node) => check(node as Parents, standard.terms));
    visit(tree, 'heading', (node: Heading) => check(withoutComments(node), standard.terms, standard.heading));
    visit(tree, 'paragraph', ({children: [first]}: Paragraph) => {
      if (first?.type !== 'strong') return;
      for (const remark of standard.label(toString(first))) say(startOf(first), remark);
    });
    visit(tree, 'table', ({children: [header]}: Table) =>
      header?.children.forEach((cell) => check(cell, standard.column)),
    );
  };
}
