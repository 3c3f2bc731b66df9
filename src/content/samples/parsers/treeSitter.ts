import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser as TreeSitter, type Node} from '@vscode/tree-sitter-wasm';
import {bestOf, readings} from '../fragments.ts';
import type {Mistake, Parser} from '../types.ts';

/** Tree-sitter grammar, with adjustments for code that the grammar and a compiler treat differently. */
export interface Grammar {
  /** Module path of the WASM file. */
  wasm: string;
  /** Node types that the grammar accepts at the top level of a file, but a compiler doesn't. */
  notAtTop?: RegExp;
  /** Preprocesses the text without changing line numbers. */
  prepare?: (text: string) => string;
}

/** Maximum length of quoted code in messages, in characters. */
const SHOWN = 40;
const resolver = createRequire(__filename);
const parsers = new Map<string, Promise<TreeSitter>>();
/** Most recently started load. Grammars are loaded one at a time, because the symbols of concurrent loads conflict. */
let last: Promise<unknown> | undefined;

function start(): Promise<void> {
  // Without this flag, V8 spends half a minute of CPU time on optimizing the grammars. Parsing all samples takes only 0.1 seconds.
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

/** Returns a parser that uses a tree-sitter grammar. The grammar is loaded on first use. */
export function treeSitter(language: string, {wasm, notAtTop, prepare = (text) => text}: Grammar): Parser {
  return async (text, fragment) => {
    if (!parsers.has(wasm)) parsers.set(wasm, load(wasm));
    const parser = await parsers.get(wasm)!;
    return bestOf(
      readings(language, prepare(text), fragment).map((reading) =>
        mistakes(parser, reading, fragment ? undefined : notAtTop),
      ),
    );
  };
}

function mistakes(parser: TreeSitter, text: string, notAtTop: RegExp | undefined): Mistake[] {
  const tree = parser.parse(`${text}\n`);
  if (!tree) return [{line: 1, message: 'the parser returned no result'}];
  try {
    if (tree.rootNode.hasError) return [describe(firstError(tree.rootNode))];
    const outside = notAtTop && tree.rootNode.namedChildren.find((child) => child && notAtTop.test(child.type));
    return outside
      ? [
          {
            line: outside.startPosition.row + 1,
            message: `${quote(outside)} is not valid outside a declaration; if the sample is incomplete, add \`fragment\` to its fence`,
          },
        ]
      : [];
  } finally {
    tree.delete();
  }
}

/** Returns the innermost node of the first syntax error. */
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
