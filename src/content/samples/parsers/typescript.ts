import ts from 'typescript';
import {bestOf, readings} from '../fragments.ts';
import type {Mistake, Parser} from '../types.ts';

/** `parseDiagnostics` is what the parser found; TypeScript keeps it out of its types, and offers it only for whole programs. */
type Parsed = ts.SourceFile & {parseDiagnostics: readonly ts.DiagnosticWithLocation[]};

/** A parser that reads JavaScript or TypeScript with TypeScript's own. */
export const typescript =
  (extension: 'js' | 'jsx' | 'ts' | 'tsx'): Parser =>
  (text, fragment) =>
    bestOf(readings('js', text, fragment).map((reading) => mistakes(reading, extension)));

function mistakes(text: string, extension: string): Mistake[] {
  const source = ts.createSourceFile(`sample.${extension}`, text, ts.ScriptTarget.Latest, false) as Parsed;
  const typesInJs = extension.startsWith('js') ? firstType(source) : undefined;
  return [...source.parseDiagnostics.map(({start, messageText}) => at(source, start, ts.flattenDiagnosticMessageText(messageText, ' '))), ...(typesInJs ?? [])].slice(0, 1);
}

const at = (source: ts.SourceFile, position: number, message: string): Mistake => ({
  line: source.getLineAndCharacterOfPosition(position).line + 1,
  message,
});

/** TypeScript reads types in JavaScript without a word; a browser or Node would not. */
function firstType(source: ts.SourceFile): Mistake[] {
  const look = (node: ts.Node): Mistake | undefined => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return at(source, node.pos, 'has a type, which JavaScript does not know; name the language ts');
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node)) return at(source, node.pos, 'has a type declaration; name the language ts');
    return ts.forEachChild(node, look);
  };
  const found = look(source);
  return found ? [found] : [];
}
