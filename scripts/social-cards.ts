/**
 * `npm run social-cards`: renders the social cards, which other sites show with links to this site, to `static/img/cards/`, in the colors
 * and fonts of the dark mode. Run it after you change the name of an area, `src/config/socialCards.ts`, the logo, or the colors.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {cardPath, cardSize} from '../src/config/socialCard.ts';
import {socialCards} from '../src/config/socialCards.ts';
import {chromiumPath} from './lib/programs.ts';
import {runMain} from './lib/main.ts';
import {cardDigest, cardHtml, fitTexts} from './lib/socialCard.ts';

const MARGIN = 96;
/** Digests of the inputs of the committed images; `tests/build/sharing.test.ts` compares them. */
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
  writeFileSync(
    DIGESTS,
    `${JSON.stringify(Object.fromEntries(socialCards.map((card) => [card.id, cardDigest(card)])), null, 2)}\n`,
  );
  console.log(`Rendered ${socialCards.length} social cards.`);
});
