import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src/css/tokens.css');

/** The site's colors, by name without `--site-`. */
export type Colors = Readonly<Record<string, string>>;

/**
 * The colors that `src/css/tokens.css` gives each color mode.
 * @throws where the file has no rule for one of them.
 */
export function readColors(): Record<'light' | 'dark', Colors> {
  const source = readFileSync(FILE, 'utf8');
  const colorsIn = (selector: string): Colors => {
    const start = source.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`${FILE} has no rule for ${selector}`);
    const block = source.slice(start, source.indexOf('\n}', start));
    return Object.fromEntries([...block.matchAll(/--site-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, color]) => [name, color]));
  };
  const light = colorsIn(':root');
  return {light, dark: {...light, ...colorsIn("[data-theme='dark']")}};
}
