import {bestOf, readings} from '../fragments.ts';
import type {Mistake, Parser} from '../types.ts';

/** Parses JSON with `JSON.parse`. */
export const json: Parser = (text, fragment) =>
  bestOf(readings('json', fragment ? withoutTemplates(text) : text, fragment).map(mistakes));

/** Replaces template placeholders outside strings, such as `{{json body}}` or `${count}`, with `null`. */
const withoutTemplates = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\])*"|\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}/g, (part) => (part.startsWith('"') ? part : 'null'));

function mistakes(text: string): Mistake[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).trimEnd();
    return [
      {line: before.split('\n').length, message: message.replace(/ in JSON.*| \(line.*| is not valid JSON/s, '')},
    ];
  }
}
