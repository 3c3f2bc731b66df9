import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadImage} from '@napi-rs/canvas';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath, type SocialCard} from '../../config/socialCard.ts';
import {StageCache} from '../lib/stageCache.ts';
import {drawCard} from './drawCard.ts';
import {registerFonts} from './fonts.ts';
import {readColors} from './tokens.ts';

const LOGO = path.join(__dirname, '../../../static/img/logo-dark.svg');

/** Draws the pictures that other sites show beside links to this one, in the colors and fonts of its dark mode. */
export function socialCards({siteDir, siteConfig}: LoadContext, cards: readonly SocialCard[]): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      registerFonts();
      const cache = new StageCache<Buffer>(siteDir, 'social-cards');
      const logo = await readFile(LOGO);
      const style = {colors: readColors().dark, logo: await loadImage(logo), host: new URL(siteConfig.url).host};
      for (const card of cards) {
        const file = path.join(outDir, cardPath(card.id));
        await mkdir(path.dirname(file), {recursive: true});
        const picture = await cache.get([JSON.stringify([card, style.colors, style.host]), logo], () => drawCard(card, style));
        await writeFile(file, picture, {flag: 'wx'});
      }
      cache.save();
      console.log(`social cards: ${cards.length}`);
    },
  };
}
