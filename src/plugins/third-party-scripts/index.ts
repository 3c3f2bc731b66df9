import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../config/env.ts';

export type Options = Pick<Settings, 'consent' | 'chat'>;

const script = (attributes: Record<string, string | boolean>): HtmlTagObject => ({tagName: 'script', attributes});

/**
 * Puts the configured third-party scripts into every page: the consent script first, so that it runs before what it governs,
 * then the chat widget with the site's own script that shows its launcher late. Nothing where nothing is configured.
 */
export function thirdPartyScripts({baseUrl}: LoadContext, {consent, chat}: Options): Plugin {
  return {
    name: 'third-party-scripts',
    injectHtmlTags() {
      const headTags: HtmlTagObject[] = [];
      if (consent) headTags.push(script({src: consent.scriptUrl, 'data-domain-script': consent.domainId, async: true}));
      if (chat) {
        headTags.push(script({src: `${baseUrl}scripts/hide.js`, defer: true}));
        headTags.push(script({src: chat.widgetUrl, 'data-api-key': chat.apiKey, 'data-ft-location': 'docs', defer: true}));
      }
      return {headTags};
    },
  };
}
