import type {LoadContext, Plugin} from '@docusaurus/types';
import {guardScripts} from './script.ts';

/** Reloads, once, a page from before a deploy whose scripts are gone. */
export function scriptGuard({baseUrl}: LoadContext): Plugin {
  return {
    name: 'script-guard',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: guardScripts(`${baseUrl}assets/js/`)}]}),
  };
}
