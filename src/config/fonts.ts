import type {Font} from '../plugins/fontSubset.ts';

/** Font files of the site, with the weights in their `@font-face` rules in `src/css/fonts.css`. */
export const fonts: readonly Font[] = [
  {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
  },
  {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2',
    weight: {min: 400, max: 700},
  },
  {file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', weight: 650},
  {
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
  },
];

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * Characters that the font subsets contain. `tests/build/fonts.test.ts` reports other characters in pages, for which browsers use a system
 * font.
 */
export const characters = `${ascii}\u00a0\u200b©®™°·×÷−–—‘’“”…•←→£€¹²é`;
