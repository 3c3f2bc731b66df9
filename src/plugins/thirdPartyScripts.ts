import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../config/env.ts';

/** Settings of the third-party scripts. */
export type Options = Pick<Settings, 'consent' | 'chat'>;

const script = (attributes: Record<string, string | boolean>): HtmlTagObject => ({tagName: 'script', attributes});

/**
 * Returns a plugin that adds the configured third-party scripts to every page: first the consent script, which must precede the scripts
 * that it controls, then the script that hides the chat launcher near the top of a page and the chat widget. Adds nothing by default.
 */
export function thirdPartyScripts({baseUrl}: LoadContext, {consent, chat}: Options): Plugin {
  return {
    name: 'third-party-scripts',
    injectHtmlTags() {
      const headTags: HtmlTagObject[] = [];
      if (consent) headTags.push(script({src: consent.scriptUrl, 'data-domain-script': consent.domainId, async: true}));
      if (chat) {
        headTags.push(script({src: `${baseUrl}scripts/hide.js`, defer: true}));
        headTags.push(
          script({src: chat.widgetUrl, 'data-api-key': chat.apiKey, 'data-ft-location': 'docs', defer: true}),
        );
      }
      return {headTags};
    },
  };
}
