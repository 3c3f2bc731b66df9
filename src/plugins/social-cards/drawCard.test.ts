import {createCanvas, loadImage} from '@napi-rs/canvas';
import {expect, it} from 'vitest';
import {cardSize} from '../../config/socialCard.ts';
import {socialCards} from '../../config/socialCards.ts';
import {drawCard} from './drawCard.ts';
import {registerFonts} from './fonts.ts';
import {readColors} from './tokens.ts';

registerFonts();
const logo = await loadImage('static/img/logo-dark.svg');
const style = {colors: readColors().dark, logo, host: 'docs.example.com'};
const card = {id: 'site', title: 'A title', text: 'A text'} as const;

/** The pixels of a card where its title would run over the right margin. */
async function margin(png: Buffer): Promise<number[]> {
  const ctx = createCanvas(cardSize.width, cardSize.height).getContext('2d');
  ctx.drawImage(await loadImage(png), 0, 0);
  return [...ctx.getImageData(1110, 230, 90, 150).data];
}

it('a card has the same bytes each time', () => {
  expect(drawCard(card, style).equals(drawCard(card, style))).toBe(true);
});

it('a long title keeps its distance from the edge', async () => {
  const long = drawCard({...card, title: 'On-premises API testing and more'}, style);
  expect(await margin(long)).toEqual(await margin(drawCard(card, style)));
});

it('the texts of the site have at most 60 characters', () => {
  expect(socialCards.filter(({text}) => text.length > 60)).toEqual([]);
});
