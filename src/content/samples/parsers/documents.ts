import {AstBuilder, GherkinClassicTokenMatcher, Parser as GherkinParser} from '@cucumber/gherkin';
import {IdGenerator} from '@cucumber/messages';
import {validate, ValidationSeverity} from 'dockerfile-utils';
import {GraphQLError, parse as parseGraphql} from 'graphql';
import type {Parser} from '../types.ts';

export const graphql: Parser = (text) => {
  try {
    parseGraphql(text);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [{line: error.locations?.[0]?.line ?? 1, message: error.message.replace('Syntax Error: ', '')}];
  }
};

export const gherkin: Parser = (text, fragment) => {
  const parser = new GherkinParser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const added = fragment && !/^\s*Feature:/m.test(text) ? 'Feature: sample\n' : '';
  try {
    parser.parse(added + text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const [, line = '1', reason = message] = /\((\d+):\d+\): (.*)/.exec(message) ?? [];
    return [{line: Number(line) - (added ? 1 : 0), message: reason}];
  }
};

/** Parses a Dockerfile. A fragment can omit the `FROM` instruction. */
export const dockerfile: Parser = (text, fragment) => {
  const added = fragment && !/^\s*FROM\b/im.test(text) ? 'FROM sample\n' : '';
  return validate(added + text, {deprecatedMaintainer: ValidationSeverity.IGNORE})
    .map(({range, message}) => ({
      line: range.start.line + (added ? 0 : 1),
      message: typeof message === 'string' ? message : message.value,
    }))
    .slice(0, 1);
};
