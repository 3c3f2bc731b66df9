import type {ReactNode} from 'react';
import {JsonLd} from './JsonLd.tsx';
import {publisher, useWebSite} from './site.ts';

/** Structured data of the site, for the home page. */
export function SharedSite(): ReactNode {
  return <JsonLd data={{...useWebSite(), publisher}} />;
}
