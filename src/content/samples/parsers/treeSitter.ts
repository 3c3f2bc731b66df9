import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser as TreeSitter, type Node} from '@vscode/tree-sitter-wasm';
import {bestOf, readings} from '../fragments.ts';
import type {Mistake, Parser} from '../types.ts';

/** A grammar, and what it lets pass that a compiler would not. */
export interface Grammar {
  /** The module path of its WASM file. */
  wasm: string;
  /** Kinds of node that cannot stand at the top of a whole file, though the grammar takes them there. */
  notAtTop?: RegExp;
  /** Makes text ready for the grammar without moving lines, as a preprocessor does. */
  prepare?: (text: string) => string;
}

const SHOWN = 40;
const resolver = createRequire(__filename);
const parsers = new Map<string, Promise<TreeSitter>>();
/** What is loaded last; grammars are loaded one after the other, for two at a time get into each other's symbols. */
let last: Promise<unknown> | undefined;

function start(): Promise<void> {
  // Optimizing megabytes of grammar takes half a minute of processor time; without, all samples are read in a tenth of a second.
  setFlagsFromString('--liftoff-only');
  return TreeSitter.init();
}

function load(wasm: string): Promise<TreeSitter> {
  const loading = (last ?? start()).then(async () => {
    const parser = new TreeSitter();
    parser.setLanguage(await Language.load(resolver.resolve(wasm)));
    return parser;
  });
  last = loading;
  return loading;
}

/** A parser that reads `language` with a tree-sitter grammar. */
export function treeSitter(language: string, {wasm, notAtTop, prepare = (text) => text}: Grammar): Parser {
  return async (text, fragment) => {
    if (!parsers.has(wasm)) parsers.set(wasm, load(wasm));
    const parser = await parsers.get(wasm)!;
    return bestOf(readings(language, prepare(text), fragment).map((reading) => mistakes(parser, reading, fragment ? undefined : notAtTop)));
  };
}

function mistakes(parser: TreeSitter, text: string, notAtTop: RegExp | undefined): Mistake[] {
  const tree = parser.parse(`${text}\n`);
  if (!tree) return [{line: 1, message: 'the parser gave up'}];
  try {
    if (tree.rootNode.hasError) return [describe(firstError(tree.rootNode))];
    const outside = notAtTop && tree.rootNode.namedChildren.find((child) => child && notAtTop.test(child.type));
    return outside ? [{line: outside.startPosition.row + 1, message: `${quote(outside)} cannot stand outside a declaration; mark a piece that cannot stand alone as \`fragment\``}] : [];
  } finally {
    tree.delete();
  }
}

/** The first node that the grammar does not know, the innermost one. */
function firstError(node: Node): Node {
  const child = node.children.find((one) => one && (one.isMissing || one.isError || one.hasError));
  return child && !node.isMissing ? firstError(child) : node;
}

function describe(node: Node): Mistake {
  const line = node.startPosition.row + 1;
  return {line, message: node.isMissing ? `"${node.type}" is missing` : `unexpected ${quote(node)}`};
}

function quote({text}: Node): string {
  const [first = ''] = text.split('\n');
  return `"${first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first}"`;
}
