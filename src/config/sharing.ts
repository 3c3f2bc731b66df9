import {brand} from './brand.ts';
import {cardAlt, cardSize} from './socialCard.ts';
import {socialCards} from './socialCards.ts';

/** What other sites learn about every page; documents say more of themselves. */
export const sharing: Record<string, string>[] = [
  {property: 'og:site_name', content: brand.title},
  {property: 'og:type', content: 'website'},
  // Pages are for English of any country (`hreflang`), and this wants one.
  {property: 'og:locale', content: 'en_US'},
  {property: 'og:image:width', content: String(cardSize.width)},
  {property: 'og:image:height', content: String(cardSize.height)},
  {property: 'og:image:alt', content: cardAlt(socialCards[0]!)},
];
