import {GlobalFonts} from '@napi-rs/canvas';

/** What the cards call the fonts of the site. */
export const fonts = {heading: 'Card Heading', text: 'Card Text'} as const;

const files = {
  heading: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  text: require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
} satisfies Record<keyof typeof fonts, string>;

/**
 * Makes the fonts known to the canvas.
 * @throws where one cannot be read: the canvas itself would draw with whatever font the machine has.
 */
export function registerFonts(): void {
  for (const role of Object.keys(files) as (keyof typeof files)[]) {
    if (!GlobalFonts.registerFromPath(files[role], fonts[role])) throw new Error(`${files[role]} is no font that can be drawn with`);
  }
}
