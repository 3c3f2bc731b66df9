/**
 * `npm run social-cards`: draws the images that other sites show beside links to this one, in the colors and fonts of the dark mode, into
 * `static/img/cards/`. Run it after a change of an area's name, of `src/config/socialCards.ts`, the logo, or the colors.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {cardPath, cardSize} from '../src/config/socialCard.ts';
import {socialCards} from '../src/config/socialCards.ts';
import {chromiumPath} from './lib/chromium.ts';
import {runMain} from './lib/main.ts';
import {cardDigest, cardHtml, fitTexts} from './lib/socialCard.ts';

const MARGIN = 96;
/** Which inputs the committed images were drawn from; `tests/build/sharing.test.ts` compares. */
const DIGESTS = 'src/config/socialCardDigests.json';

runMain(async () => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({args: ['--no-sandbox'], ...(executablePath && {executablePath})});
  try {
    const page = await browser.newPage({viewport: cardSize});
    for (const card of socialCards) {
      await page.setContent(cardHtml(card));
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(fitTexts, cardSize.width - 2 * MARGIN);
      const file = path.join('static', cardPath(card.id));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, await page.screenshot());
    }
  } finally {
    await browser.close();
  }
  writeFileSync(DIGESTS, `${JSON.stringify(Object.fromEntries(socialCards.map((card) => [card.id, cardDigest(card)])), null, 2)}\n`);
  console.log(`social cards: ${socialCards.length}`);
});
