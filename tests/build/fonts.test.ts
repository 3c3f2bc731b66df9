import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {characters, fonts} from '../../src/config/fonts.ts';
import {builtPages} from '../lib/builtPages.ts';

const nameOf = (file: string): string => path.basename(file, '.woff2');

/** What the text of a page is written in. */
function charactersOf(html: string): Set<string> {
  const found = new Set<string>();
  const within: string[] = [];
  const parser = new Parser({
    onopentag: (name) => void within.push(name),
    onclosetag: () => void within.pop(),
    ontext(text) {
      if (!['script', 'style'].includes(within.at(-1)!)) for (const character of text) found.add(character);
    },
  });
  parser.end(html);
  return found;
}

/** Whether a character is in one of the ranges that a package says its font has, such as "U+0000-00FF,U+0131". */
function isIn(ranges: string, character: string): boolean {
  const code = character.codePointAt(0)!;
  return ranges.split(',').some((range) => {
    const [from, to = from] = range.slice('U+'.length).split('-').map((hex) => parseInt(hex, 16));
    return code >= from! && code <= to!;
  });
}

describe('the fonts of the site', () => {
  it.each(fonts)('have the weights that the styles ask for: $file', ({file, weight}) => {
    const css = readFileSync('src/css/fonts.css', 'utf8');
    const face = css.split('@font-face').find((rule) => rule.includes(`url('${file}')`));
    expect(face).toContain(typeof weight === 'number' ? `font-weight: ${weight};` : `font-weight: ${weight.min} ${weight.max};`);
  });

  it('reach the reader as less than they are in their packages, and no others do', () => {
    const built = readdirSync('build/assets/fonts').filter((name) => name.endsWith('.woff2'));
    expect(built.map((name) => name.replace(/-[0-9a-f]+\.woff2$/, '')).sort()).toEqual(fonts.map(({file}) => nameOf(file)).sort());
    for (const {file} of fonts) {
      const name = built.find((one) => one.startsWith(nameOf(file)))!;
      expect(statSync(`build/assets/fonts/${name}`).size, name).toBeLessThan(statSync(`node_modules/${file}`).size * 0.7);
    }
  });

  it('have every character of the pages that they can have', () => {
    const packages = [...new Set(fonts.map(({file}) => file.split('/', 2).join('/')))];
    const ranges = packages.map((name) => (JSON.parse(readFileSync(`node_modules/${name}/unicode.json`, 'utf8')) as {latin: string}).latin).join(',');
    const known = new Set([...characters, '\n', '\t']);
    const missing = builtPages().flatMap(({route, html}) => [...charactersOf(html)].filter((one) => !known.has(one) && isIn(ranges, one)).map((one) => `${route}: ${one}`));
    expect(missing, 'to be added to src/config/fonts.ts').toEqual([]);
  });
});
