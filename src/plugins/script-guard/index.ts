import type {LoadContext, Plugin} from '@docusaurus/types';
import {guardScripts} from './script.ts';

/** Returns a plugin that reloads a page once if it was cached before a deployment and its scripts no longer exist. */
export function scriptGuard({baseUrl}: LoadContext): Plugin {
  return {
    name: 'script-guard',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: guardScripts(`${baseUrl}assets/js/`)}]}),
  };
}
