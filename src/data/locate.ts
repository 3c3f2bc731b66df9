import {isAlias, isMap, isNode, isSeq, type Document, type LineCounter, type Node} from 'yaml';

/** Keys that identify an entry of a list, in order of preference. */
const NAMES = ['name', 'long', 'short', 'id', 'term', 'message', 'code', 'version', 'tool'];

/** Step of a path: a key, or an index in a list. */
export type Step = string | number;

/** Converts a JSON Pointer, such as `/commands/2/options`, to steps. */
export function stepsOf(pointer: string): Step[] {
  if (!pointer) return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Formats a path for messages, with the names of list entries: `commands[2] (storage upload).options`. */
export function pathText(root: unknown, steps: readonly Step[]): string {
  let text = '';
  let value = root;
  for (const step of steps) {
    value = (value as Record<Step, unknown> | undefined)?.[step];
    if (typeof step === 'string') text += text ? `.${step}` : step;
    else text += `[${step}]${nameOf(value)}`;
  }
  return text || 'top level';
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const entry = value as Record<string, unknown>;
  const key = NAMES.find((name) => typeof entry[name] === 'string');
  return key ? ` (${String(entry[key])})` : '';
}

/** Returns the line of the value at `steps`, or of its closest existing parent. */
export function lineOf(document: Document, lines: LineCounter, steps: readonly Step[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of steps) {
    const inside: Node | undefined = isAlias(node) ? node.resolve(document) : isNode(node) ? node : undefined;
    if (isMap(inside)) {
      const pair = inside.items.find(({key}) => isNode(key) && String(key) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(inside)) {
      node = inside.items[Number(step)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}
