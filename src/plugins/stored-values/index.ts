import type {Plugin} from '@docusaurus/types';
import {mendStoredValues} from './script.ts';

/** Mends what a reader's browser has stored, before Docusaurus's own first scripts read it. */
export function storedValues(announcementId: string | undefined): Plugin {
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: mendStoredValues(announcementId)}]}),
  };
}
