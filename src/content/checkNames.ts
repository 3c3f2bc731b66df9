import type {Code, InlineCode} from 'mdast';
import {checkCapabilityNames} from './capabilityNames.ts';
import {checkCommandLine, commandsOf} from './commandLines.ts';

const SHELLS = ['bash', 'powershell', 'batch'];

/** Returns flags and capabilities in a code block or inline code that are missing from the reference data. Lines are 0-based. */
export function checkNames(node: Code | InlineCode): {line: number; message: string}[] {
  const {value} = node;
  if (node.type === 'inlineCode')
    return [...checkCommandLine(value).map((message) => ({line: 0, message})), ...checkCapabilityNames(value)];
  const flags = SHELLS.includes(node.lang ?? '')
    ? commandsOf(value).flatMap(({line, text}) => checkCommandLine(text).map((message) => ({line: line + 1, message})))
    : [];
  return [...flags, ...checkCapabilityNames(value).map(({line, message}) => ({line: line + 1, message}))];
}
