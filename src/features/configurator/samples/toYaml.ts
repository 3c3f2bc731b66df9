/** Input of `toYaml`. Properties that are `undefined` are omitted. */
export type Tree = string | number | boolean | readonly Tree[] | {readonly [key: string]: Tree | undefined};

/** Plain scalars that YAML doesn't parse as strings, and strings that don't need quotation marks. */
const OTHER = /^(true|false|null|yes|no|on|off|~)$/i;
const PLAIN = /^[A-Za-z./][\w ./@()-]*$|^\{\{\w+\}\}$/;

const scalar = (value: string | number | boolean): string =>
  typeof value !== 'string' || (PLAIN.test(value) && !OTHER.test(value) && !value.endsWith(' '))
    ? String(value)
    : JSON.stringify(value);
const isScalar = (value: Tree): value is string | number | boolean => typeof value !== 'object';

/** Converts a tree to YAML in block style, with lists of scalars in flow style. The result starts with a line break unless it's a value. */
export function toYaml(tree: Tree, indent = ''): string {
  if (isScalar(tree)) return scalar(tree);
  if (Array.isArray(tree)) {
    if (tree.every(isScalar))
      return `[${tree.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(', ')}]`;
    return tree.map((item) => `\n${indent}- ${toYaml(item as Tree, `${indent}  `).trimStart()}`).join('');
  }
  return Object.entries(tree)
    .flatMap(([key, value]) => {
      if (value === undefined) return [];
      const text = toYaml(value, `${indent}  `);
      return [`\n${indent}${key}:${text.startsWith('\n') ? '' : ' '}${text}`];
    })
    .join('');
}
