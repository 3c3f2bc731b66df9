import {isAlias, isMap, isNode, isSeq, type Document, type LineCounter, type Node} from 'yaml';

/** Keys that say which entry of a list is meant, in the order in which they are tried. */
const NAMES = ['name', 'long', 'short', 'id', 'term', 'message', 'code', 'version', 'tool'];

/** One step along a path; numbers are places in lists. */
export type Step = string | number;

/** `/commands/2/options` as steps, by the rules of JSON Pointer. */
export function stepsOf(pointer: string): Step[] {
  if (!pointer) return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** `commands[2] (storage upload).options`: a path as a reader finds it. */
export function pathText(root: unknown, steps: readonly Step[]): string {
  let text = '';
  let value = root;
  for (const step of steps) {
    value = (value as Record<Step, unknown> | undefined)?.[step];
    if (typeof step === 'string') text += text ? `.${step}` : step;
    else text += `[${step}]${nameOf(value)}`;
  }
  return text || 'the top of the file';
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const entry = value as Record<string, unknown>;
  const key = NAMES.find((name) => typeof entry[name] === 'string');
  return key ? ` (${String(entry[key])})` : '';
}

/** The line where the value at `steps` stands, or that of the nearest value around it. */
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
