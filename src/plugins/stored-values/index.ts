import type {Plugin} from '@docusaurus/types';
import {storageFallback} from './fallback.ts';
import {mendStoredValues} from './script.ts';

/** Makes browser storage safe to use, and sanitizes what is in it, before Docusaurus's own first scripts read it. */
export function storedValues(announcementId: string | undefined): Plugin {
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({
      headTags: [storageFallback(), mendStoredValues(announcementId)].map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
  };
}
