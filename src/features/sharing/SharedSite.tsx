import type {ReactNode} from 'react';
import {JsonLd} from './JsonLd.tsx';
import {publisher, useWebSite} from './site.ts';

/** Tells search engines on the home page what site this is. */
export function SharedSite(): ReactNode {
  return <JsonLd data={{...useWebSite(), publisher}} />;
}
