import ts from 'typescript';
import {bestOf, readings} from '../fragments.ts';
import type {Mistake, Parser} from '../types.ts';

/** Source file with its syntax errors. `parseDiagnostics` is internal; the public API returns syntax errors only for a program. */
type Parsed = ts.SourceFile & {parseDiagnostics: readonly ts.DiagnosticWithLocation[]};

/** Returns a parser for JavaScript or TypeScript that uses the parser of TypeScript. */
export const typescript =
  (extension: 'js' | 'jsx' | 'ts' | 'tsx'): Parser =>
  (text, fragment) =>
    bestOf(readings('js', text, fragment).map((reading) => mistakes(reading, extension)));

function mistakes(text: string, extension: string): Mistake[] {
  const source = ts.createSourceFile(`sample.${extension}`, text, ts.ScriptTarget.Latest, false) as Parsed;
  const typesInJs = extension.startsWith('js') ? firstType(source) : undefined;
  return [
    ...source.parseDiagnostics.map(({start, messageText}) =>
      at(source, start, ts.flattenDiagnosticMessageText(messageText, ' ')),
    ),
    ...(typesInJs ?? []),
  ].slice(0, 1);
}

const at = (source: ts.SourceFile, position: number, message: string): Mistake => ({
  line: source.getLineAndCharacterOfPosition(position).line + 1,
  message,
});

/** Returns the first type in a JavaScript file. TypeScript parses types there without an error, but browsers and Node.js don't. */
function firstType(source: ts.SourceFile): Mistake[] {
  const look = (node: ts.Node): Mistake | undefined => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node))
      return at(source, node.pos, 'has a type, which JavaScript does not support; use the language ts');
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node))
      return at(source, node.pos, 'has a type declaration; use the language ts');
    return ts.forEachChild(node, look);
  };
  const found = look(source);
  return found ? [found] : [];
}
