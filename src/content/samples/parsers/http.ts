import {METHODS} from 'node:http';
import type {Mistake, Parser} from '../types.ts';

const REQUEST = /^([A-Z-]+) \S+( HTTP\/[\d.]+)?$/;
const RESPONSE = /^HTTP\/[\d.]+ [1-5]\d\d( .*)?$/;
const HEADER = /^[!#$%&'*+.^`|~\w-]+:/;

/** Parses an HTTP message: start line, headers, empty line, body. A fragment can omit the start line. */
export const http: Parser = (text, fragment) => {
  const lines = text.split('\n');
  const mistake = (at: number, message: string): Mistake[] => [{line: at + 1, message}];
  const method = REQUEST.exec(lines[0]!)?.[1];
  const hasFirst = RESPONSE.test(lines[0]!) || (method !== undefined && METHODS.includes(method));
  if (!hasFirst && !fragment)
    return mistake(
      0,
      `"${lines[0]}" is neither a request line such as GET /path HTTP/1.1 nor a status line such as HTTP/1.1 200 OK`,
    );
  const end = lines.findIndex((line) => !line.trim());
  const headers = lines.slice(hasFirst ? 1 : 0, end < 0 ? undefined : end);
  const wrong = headers.findIndex((line) => !HEADER.test(line));
  return wrong < 0
    ? []
    : mistake(wrong + (hasFirst ? 1 : 0), `"${headers[wrong]}" is not a header; add an empty line before the body`);
};
