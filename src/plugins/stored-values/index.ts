import type {Plugin} from '@docusaurus/types';
import {storageFallback} from './fallback.ts';
import {sanitizeStoredValues} from './script.ts';

/** Returns a plugin that makes browser storage safe to use and sanitizes its values before the first scripts of Docusaurus read it. */
export function storedValues(announcementId: string | undefined): Plugin {
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({
      headTags: [storageFallback(), sanitizeStoredValues(announcementId)].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
