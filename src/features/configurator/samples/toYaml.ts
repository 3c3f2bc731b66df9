/** What YAML is written from. */
export type Tree = string | number | boolean | readonly Tree[] | {readonly [key: string]: Tree | undefined};

/** Words that YAML reads as something else than text, and texts that need no quotation marks. */
const OTHER = /^(true|false|null|yes|no|on|off|~)$/i;
const PLAIN = /^[A-Za-z./][\w ./@()-]*$|^\{\{\w+\}\}$/;

const scalar = (value: string | number | boolean): string =>
  typeof value !== 'string' || (PLAIN.test(value) && !OTHER.test(value) && !value.endsWith(' ')) ? String(value) : JSON.stringify(value);
const isScalar = (value: Tree): value is string | number | boolean => typeof value !== 'object';

/** A tree as YAML: block style, but for lists of plain values, which stand in a line. */
export function toYaml(tree: Tree, indent = ''): string {
  if (isScalar(tree)) return scalar(tree);
  if (Array.isArray(tree)) {
    if (tree.every(isScalar)) return `[${tree.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(', ')}]`;
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
