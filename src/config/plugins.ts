import type {PluginConfig} from '@docusaurus/types';
import {dataDependencies} from '../plugins/data-dependencies/index.ts';
import {serverRedirects} from '../plugins/server-redirects/index.ts';
import {thirdPartyScripts} from '../plugins/third-party-scripts/index.ts';
import type {Settings} from './env.ts';
import type {Redirect} from './redirects.ts';

/** The site's plugins, with what the settings switch on. */
export function plugins(settings: Settings, redirects: readonly Redirect[]): PluginConfig[] {
  return [
    ['@docusaurus/plugin-client-redirects', {redirects: [...redirects]}],
    dataDependencies,
    (context) => serverRedirects(context, {redirects}),
    (context) => thirdPartyScripts(context, {consent: settings.consent, chat: settings.chat}),
  ];
}
