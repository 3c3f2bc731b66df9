import luaparse from 'luaparse';
import type {Parser} from '../types.ts';

export const lua: Parser = (text) => {
  try {
    luaparse.parse(text, {luaVersion: '5.3'});
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const {line = 1, message} = error as SyntaxError & {line?: number};
    return [{line, message: message.replace(/^\[\d+:\d+\] /, '')}];
  }
};
