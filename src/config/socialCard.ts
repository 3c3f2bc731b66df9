import type {AreaId} from '../content/areas.ts';
import {brand} from './brand.ts';

/** A picture that other sites show beside a link to a page. */
export interface SocialCard {
  id: AreaId | 'site';
  title: string;
  /** One line of at most 60 characters. */
  text: string;
}

/** Pixels; the shape that sites which show links ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/** Where the picture of an area stands, below the base URL. */
export const cardPath = (id: SocialCard['id']): string => `img/cards/${id}.png`;

/** What the picture says to those who cannot see it. */
export const cardAlt = ({id, title}: Pick<SocialCard, 'id' | 'title'>): string => (id === 'site' ? brand.title : `${brand.title}: ${title}`);
