import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readSettings} from '../../src/config/env.ts';
import {cardSize, type SocialCard} from '../../src/config/socialCard.ts';
import {escapeHtml} from '../../src/lib/escape.ts';
import {readColors} from './tokens.ts';

const FONTS = {
  heading: 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const;
const LOGO = 'static/img/logo-dark.svg';
/** SVG paths of the drop and the check mark in the logo (`static/img/logo.svg`), 32 units high and wide. */
const DROP = 'M16 2C9 9.5 5 14.7 5 20a11 11 0 0 0 22 0C27 14.7 23 9.5 16 2Z';
const CHECK = 'm11.3 20.2 3.4 3.4 6.2-7';

const font = (name: keyof typeof FONTS): string =>
  `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(FONTS[name], 'base64')})}`;

/**
 * Returns a social card as an HTML document in the size of the card, with all fonts and images inlined. `fitTexts` shrinks texts of class
 * `fit` that are too wide.
 */
export function cardHtml({title, text}: SocialCard): string {
  const {paper, tint, ink, brand: green, 'ink-soft': soft} = readColors().dark;
  const logo = `data:image/svg+xml;base64,${readFileSync(LOGO, 'base64')}`;
  return `<!doctype html><meta charset="utf-8"><style>
${font('heading')}${font('text')}
*{margin:0}
body{position:relative;width:${cardSize.width}px;height:${cardSize.height}px;overflow:hidden;background:${paper};white-space:nowrap}
svg{position:absolute;left:760px;top:110px;width:640px;height:640px}
img{position:absolute;left:86px;top:84px;width:292px;height:64px}
p{position:absolute;left:96px}
.title{top:240px;font:650 100px/1.2 heading;color:${ink}}
.text{top:376px;font:400 38px/1.3 text;color:${soft}}
.host{bottom:76px;font:500 30px/1.3 text;color:${green}}
</style>
<svg viewBox="0 0 32 32"><path fill="${tint}" d="${DROP}"/><path fill="none" stroke="${paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${CHECK}"/></svg>
<img src="${logo}" alt="">
<p class="title fit">${escapeHtml(title)}</p><p class="text fit">${escapeHtml(text)}</p><p class="host">${new URL(readSettings({}).siteUrl).host}</p>`;
}

/** Runs in the browser: shrinks the texts of class `fit` that are wider than `room`, in CSS pixels. */
export function fitTexts(room: number): void {
  for (const element of document.querySelectorAll<HTMLElement>('.fit')) {
    const {width} = element.getBoundingClientRect();
    if (width > room)
      element.style.fontSize = `${Math.floor((parseFloat(getComputedStyle(element).fontSize) * room) / width)}px`;
  }
}

/** Returns a digest of all inputs of a card, to detect outdated images without rendering them. */
export const cardDigest = (card: SocialCard): string =>
  createHash('sha256').update(cardHtml(card)).digest('hex').slice(0, 16);
