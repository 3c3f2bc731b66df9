import type {Value} from './session.ts';

const double = (text: string): string => JSON.stringify(text);
const single = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

type Literal = (value: Value) => string;

const literal =
  (
    text: (value: string) => string,
    list: (items: string[]) => string,
    truth: (value: boolean) => string = String,
  ): Literal =>
  (value) => {
    if (Array.isArray(value)) return list(value.map(text));
    if (typeof value === 'string') return text(value);
    return typeof value === 'boolean' ? truth(value) : String(value);
  };

/** Functions that convert a value to a literal, by language. */
export const literals = {
  java: literal(double, (items) => `List.of(${items.join(', ')})`),
  js: literal(single, (items) => `[${items.join(', ')}]`),
  python: literal(
    double,
    (items) => `[${items.join(', ')}]`,
    (value) => (value ? 'True' : 'False'),
  ),
  csharp: literal(double, (items) => `new[] { ${items.join(', ')} }`),
  ruby: literal(single, (items) => `[${items.join(', ')}]`),
} as const;

/** Returns a JavaScript property key, quoted if necessary. */
export const jsKey = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : single(name));
/** Converts `browserName` to `browser_name` (`snake`) or `BrowserName` (`pascal`). */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
export {single, double};
