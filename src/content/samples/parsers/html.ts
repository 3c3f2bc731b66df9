import {parse, parseFragment, type DefaultTreeAdapterMap, type ParserError} from 'parse5';
import type {Mistake, Parser} from '../types.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements with an optional end tag, and void elements. */
const MAY_STAY_OPEN = new Set(
  'html head body p li dt dd tr td th tbody thead tfoot caption colgroup option optgroup rt rp area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);
const NOT_TAGS = /<!--[\s\S]*?-->|(?<=<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\1)/g;

/**
 * Parses HTML as a document if it begins with a doctype or `<html>`, otherwise as a fragment. The HTML standard silently repairs
 * mismatched tags, so these are detected separately.
 */
export const html: Parser = (text) => {
  const found: Mistake[] = [];
  const onParseError = ({code, startLine}: ParserError) =>
    found.push({line: startLine, message: code.replaceAll('-', ' ')});
  const options = {onParseError, sourceCodeLocationInfo: true} as const;
  const tree = /^\s*<(!doctype|html)/i.test(text) ? parse(text, options) : parseFragment(text, options);

  const ends = new Set<number>();
  for (const {nodeName, sourceCodeLocation} of elementsOf(tree)) {
    if (sourceCodeLocation?.endTag) ends.add(sourceCodeLocation.endTag.startOffset);
    else if (sourceCodeLocation?.startTag && !MAY_STAY_OPEN.has(nodeName))
      found.push({line: sourceCodeLocation.startLine, message: `<${nodeName}> is not closed`});
  }
  const tags = text.replace(NOT_TAGS, (part) => part.replace(/[^\n]/g, ' '));
  for (const {index, 0: tag} of tags.matchAll(/<\/[a-z][\w-]*/gi)) {
    if (!ends.has(index))
      found.push({line: text.slice(0, index).split('\n').length, message: `${tag}> has no opening tag`});
  }
  return found.sort((a, b) => a.line - b.line).slice(0, 1);
};

/** Yields the elements that are in the source, without those that the parser adds. */
function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node && node.sourceCodeLocation) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
  if ('content' in node) yield* elementsOf(node.content);
}
