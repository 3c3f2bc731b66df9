import type {Font} from '../plugins/font-subset/index.ts';

/** The font files of the site, each with the weights that its `@font-face` in `src/css/fonts.css` gives. */
export const fonts: readonly Font[] = [
  {file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', weight: {min: 400, max: 700}},
  {file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2', weight: {min: 400, max: 700}},
  {file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', weight: 650},
  {file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', weight: {min: 400, max: 700}},
];

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join('');

/**
 * What pages are written in. `tests/build/fonts.test.ts` finds what pages use beyond it; readers see that in a font of their system.
 */
export const characters = `${ascii}\u00a0\u200b©®™°·×÷−–—‘’“”…•←→£€¹²é`;
