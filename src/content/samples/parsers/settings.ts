import {parse as parseToml, TomlError} from 'smol-toml';
import type {Mistake, Parser} from '../types.ts';

export const toml: Parser = (text) => {
  try {
    parseToml(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return [{line: error.line, message: error.message.split('\n')[0]!.replace('Invalid TOML document: ', '')}];
  }
};

/** Returns a parser that accepts empty lines, comments, key-value pairs, and section headers if `section` is given. */
const lines =
  (comment: RegExp, pair: RegExp, section?: RegExp): Parser =>
  (text) => {
    const found: Mistake[] = [];
    let goesOn = false;
    text.split('\n').forEach((line, at) => {
      const fits = goesOn || !line.trim() || comment.test(line) || pair.test(line) || section?.test(line);
      if (!fits)
        found.push({
          line: at + 1,
          message: `"${line.trim()}" is not a comment${section ? ', a [section],' : ''} or a key with a value`,
        });
      goesOn = /\\$/.test(line) && !comment.test(line);
    });
    return found.slice(0, 1);
  };

/** INI has no standard. This is the syntax that all common parsers accept. */
export const ini = lines(/^\s*[;#]/, /^\s*[^=[\]]+?\s*=|^\s*[+-]?[\w.]+=/, /^\s*\[[^[\]]+\]\s*$/);

/** Parses Java properties. Rejects keys without a value: Java allows them, but in a sample they're probably a mistake. */
export const properties = lines(/^\s*[#!]/, /^\s*\S[^=:]*[=:]/);
