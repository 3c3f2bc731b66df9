import {LineCounter, parseAllDocuments} from 'yaml';
import type {Parser} from '../types.ts';

/** Parses YAML with one or more documents. Reports duplicate keys. */
export const yaml: Parser = (text) => {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter, logLevel: 'silent', uniqueKeys: true});
  if (!Array.isArray(documents)) return [];
  return documents
    .flatMap(({errors}) => errors)
    .map(({pos, message}) => ({line: lineCounter.linePos(pos[0]).line, message: message.split(' at line ')[0]!}))
    .slice(0, 1);
};
