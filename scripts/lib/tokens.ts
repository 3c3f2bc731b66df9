import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src/css/tokens.css');

/** Colors of the site by custom property, without the prefix `--site-`. */
export type Colors = Readonly<Record<string, string>>;

/**
 * Returns the colors in `src/css/tokens.css` for each color mode.
 * @throws if the file has no rule for one of the modes.
 */
export function readColors(): Record<'light' | 'dark', Colors> {
  const source = readFileSync(FILE, 'utf8');
  const colorsIn = (selector: string): Colors => {
    const start = source.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`${FILE} has no rule for ${selector}`);
    const block = source.slice(start, source.indexOf('\n}', start));
    return Object.fromEntries(
      [...block.matchAll(/--site-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
    );
  };
  const light = colorsIn(':root');
  return {light, dark: {...light, ...colorsIn("[data-theme='dark']")}};
}
