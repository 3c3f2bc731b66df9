import {createCanvas, Path2D, type Image, type SKRSContext2D} from '@napi-rs/canvas';
import {cardSize, type SocialCard} from '../../config/socialCard.ts';
import {fonts} from './fonts.ts';
import type {Colors} from './tokens.ts';

/** What all cards have in common. */
export interface CardStyle {
  colors: Colors;
  /** The word mark, 146 by 32 units. */
  logo: Image;
  /** The site's address without its protocol. */
  host: string;
}

const {width, height} = cardSize;
const MARGIN = 96;
const ROOM = width - 2 * MARGIN;
const TITLE_SIZE = 100;
/** The drop of the word mark (`static/img/logo.svg`), 32 units high and wide. */
const DROP = 'M16 2C9 9.5 5 14.7 5 20a11 11 0 0 0 22 0C27 14.7 23 9.5 16 2Z';
const CHECK = 'm11.3 20.2 3.4 3.4 6.2-7';

/** Flat, since soft colors make such pictures five times as heavy: a large drop that runs off the ground. */
function drawGround(ctx: SKRSContext2D, colors: Colors): void {
  ctx.fillStyle = colors.paper!;
  ctx.fillRect(0, 0, width, height);
  ctx.save();
  ctx.translate(760, 110);
  ctx.scale(20, 20);
  ctx.fillStyle = colors.tint!;
  ctx.fill(new Path2D(DROP));
  ctx.strokeStyle = colors.paper!;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  ctx.stroke(new Path2D(CHECK));
  ctx.restore();
}

/** The largest font size up to `most` with which a text fits into the room; `font` makes a CSS font of a size. */
function fitting(ctx: SKRSContext2D, text: string, most: number, font: (size: number) => string): string {
  ctx.font = font(most);
  const {width: wide} = ctx.measureText(text);
  return font(wide > ROOM ? Math.floor((most * ROOM) / wide) : most);
}

function drawTexts(ctx: SKRSContext2D, {title, text}: SocialCard, {colors, logo, host}: CardStyle): void {
  // The drop of the word mark begins 5 units in.
  ctx.drawImage(logo, MARGIN - 10, 84, 292, 64);
  ctx.fillStyle = colors.ink!;
  ctx.font = fitting(ctx, title, TITLE_SIZE, (size) => `650 ${size}px "${fonts.heading}"`);
  ctx.fillText(title, MARGIN, 340);
  ctx.fillStyle = colors['ink-soft']!;
  ctx.font = fitting(ctx, text, 38, (size) => `400 ${size}px "${fonts.text}"`);
  ctx.fillText(text, MARGIN, 416);
  ctx.fillStyle = colors.brand!;
  ctx.font = `500 30px "${fonts.text}"`;
  ctx.fillText(host, MARGIN, height - 84);
}

/** A card as a PNG file; the same bytes for the same card and style. */
export function drawCard(card: SocialCard, style: CardStyle): Buffer {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  drawGround(ctx, style.colors);
  drawTexts(ctx, card, style);
  return canvas.encodeSync('png');
}
