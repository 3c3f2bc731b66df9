import type {AreaId} from '../content/areas.ts';
import {brand} from './brand.ts';

/** Preview image that other sites show with a link to a page. */
export interface SocialCard {
  id: AreaId | 'site';
  title: string;
  /** One line of at most 60 characters. */
  text: string;
}

/** Size in pixels, with the aspect ratio that sites expect for link previews. */
export const cardSize = {width: 1200, height: 630} as const;

/** Returns the path of the image of an area, below the base URL. */
export const cardPath = (id: SocialCard['id']): string => `img/cards/${id}.png`;

/** Returns the alternative text of an image. */
export const cardAlt = ({id, title}: Pick<SocialCard, 'id' | 'title'>): string =>
  id === 'site' ? brand.title : `${brand.title}: ${title}`;
