import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadImage} from '@napi-rs/canvas';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath, type SocialCard} from '../../config/socialCards.ts';
import {drawCard} from './drawCard.ts';
import {registerFonts} from './fonts.ts';
import {readColors} from './tokens.ts';

const LOGO = path.join(__dirname, '../../../static/img/logo-dark.svg');

/** Draws the pictures that other sites show beside links to this one, in the colors and fonts of its dark mode. */
export function socialCards({siteConfig}: LoadContext, cards: readonly SocialCard[]): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      registerFonts();
      const style = {colors: readColors().dark, logo: await loadImage(LOGO), host: new URL(siteConfig.url).host};
      for (const card of cards) {
        const file = path.join(outDir, cardPath(card.id));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, drawCard(card, style), {flag: 'wx'});
      }
      console.log(`social cards: ${cards.length}`);
    },
  };
}
