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

/** Every line is empty, a comment, a section where `sections` says so, or a key with its value. */
const lines =
  (comment: RegExp, pair: RegExp, section?: RegExp): Parser =>
  (text) => {
    const found: Mistake[] = [];
    let goesOn = false;
    text.split('\n').forEach((line, at) => {
      const fits = goesOn || !line.trim() || comment.test(line) || pair.test(line) || section?.test(line);
      if (!fits) found.push({line: at + 1, message: `"${line.trim()}" is no comment${section ? ', no [section]' : ''} and no key with a value`});
      goesOn = /\\$/.test(line) && !comment.test(line);
    });
    return found.slice(0, 1);
  };

/** INI has no standard; this is what all its readers take. */
export const ini = lines(/^\s*[;#]/, /^\s*[^=[\]]+?\s*=|^\s*[+-]?[\w.]+=/, /^\s*\[[^[\]]+\]\s*$/);

/** Java's properties; a key alone, which Java takes as well, is taken for a slip. */
export const properties = lines(/^\s*[#!]/, /^\s*\S[^=:]*[=:]/);
