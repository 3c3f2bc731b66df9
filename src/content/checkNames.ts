import type {Code, InlineCode} from 'mdast';
import {checkCapabilityNames} from './capabilityNames.ts';
import {checkCommandLine, commandsOf} from './commandLines.ts';

const SHELLS = ['bash', 'powershell', 'batch'];

/** Flags and capabilities in a sample, or in a piece of code in the text, that the reference data lacks; lines from 0. */
export function checkNames(node: Code | InlineCode): {line: number; message: string}[] {
  const {value} = node;
  if (node.type === 'inlineCode') return [...checkCommandLine(value).map((message) => ({line: 0, message})), ...checkCapabilityNames(value)];
  const flags = SHELLS.includes(node.lang ?? '') ? commandsOf(value).flatMap(({line, text}) => checkCommandLine(text).map((message) => ({line: line + 1, message}))) : [];
  return [...flags, ...checkCapabilityNames(value).map(({line, message}) => ({line: line + 1, message}))];
}
