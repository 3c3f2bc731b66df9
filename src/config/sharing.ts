import {brand} from './brand.ts';
import {cardAlt, cardSize} from './socialCard.ts';
import {socialCards} from './socialCards.ts';

/** Open Graph metadata of all pages. Documents add more. */
export const sharing: Record<string, string>[] = [
  {property: 'og:site_name', content: brand.title},
  {property: 'og:type', content: 'website'},
  // Requires a country, although pages are for English readers in all countries (`hreflang`).
  {property: 'og:locale', content: 'en_US'},
  {property: 'og:image:width', content: String(cardSize.width)},
  {property: 'og:image:height', content: String(cardSize.height)},
  {property: 'og:image:alt', content: cardAlt(socialCards[0]!)},
];
