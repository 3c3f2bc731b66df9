import {XMLValidator} from 'fast-xml-parser';
import type {Parser} from '../types.ts';

/** Parses XML. A fragment can have several root elements. */
export const xml: Parser = (text, fragment) => {
  const result = XMLValidator.validate(fragment ? `<sample>${text}\n</sample>` : text);
  return result === true ? [] : [{line: result.err.line, message: result.err.msg}];
};
