import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {characters, fonts} from '../../src/config/fonts.ts';
import {builtPages, query, type BuiltPage} from '../lib/builtPages.ts';

const nameOf = (file: string): string => path.basename(file, '.woff2');

/** Returns the characters in the text of a page. */
function charactersOf(page: BuiltPage): Set<string> {
  const $ = query(page);
  $('script, style').remove();
  return new Set($.root().text());
}

/** Returns whether a character is in a list of Unicode ranges such as "U+0000-00FF,U+0131". */
function isIn(ranges: string, character: string): boolean {
  const code = character.codePointAt(0)!;
  return ranges.split(',').some((range) => {
    const [from, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return code >= from! && code <= to!;
  });
}

describe('the fonts of the site', () => {
  it.each(fonts)('have the weights that the styles declare: $file', ({file, weight}) => {
    const css = readFileSync('src/css/fonts.css', 'utf8');
    const face = css.split('@font-face').find((rule) => rule.includes(`url('${file}')`));
    expect(face).toContain(
      typeof weight === 'number' ? `font-weight: ${weight};` : `font-weight: ${weight.min} ${weight.max};`,
    );
  });

  it('are the only fonts in the build, and have less than 70% of their size in their packages', () => {
    const built = readdirSync('build/assets/fonts').filter((name) => name.endsWith('.woff2'));
    expect(built.map((name) => name.replace(/-[0-9a-f]+\.woff2$/, '')).sort()).toEqual(
      fonts.map(({file}) => nameOf(file)).sort(),
    );
    for (const {file} of fonts) {
      const name = built.find((one) => one.startsWith(nameOf(file)))!;
      expect(statSync(`build/assets/fonts/${name}`).size, name).toBeLessThan(
        statSync(`node_modules/${file}`).size * 0.7,
      );
    }
  });

  it('contain every character on the pages that their packages support', () => {
    const tables = new Set(fonts.map(({file}) => path.join('node_modules', file, '../../unicode.json')));
    const ranges = [...tables]
      .map((table) => (JSON.parse(readFileSync(table, 'utf8')) as {latin: string}).latin)
      .join(',');
    const known = new Set([...characters, '\n', '\t']);
    const missing = builtPages().flatMap((page) =>
      [...charactersOf(page)]
        .filter((one) => !known.has(one) && isIn(ranges, one))
        .map((one) => `${page.route}: ${one}`),
    );
    expect(missing, 'Characters missing in src/config/fonts.ts').toEqual([]);
  });
});
