import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {dataDependencies} from '../plugins/data-dependencies/index.ts';
import {searchIndex} from '../plugins/search-index/index.ts';
import {openApiDocuments} from '../plugins/openapi/index.ts';
import {serverRedirects} from '../plugins/server-redirects/index.ts';
import {thirdPartyScripts} from '../plugins/third-party-scripts/index.ts';
import type {Settings} from './env.ts';
import type {Redirect} from './redirects.ts';
import {indexOptions} from './search.ts';

/** The site's plugins, with what the settings switch on. */
export function plugins(settings: Settings, redirects: readonly Redirect[]): PluginConfig[] {
  return [
    dataDependencies,
    openApiDocuments,
    // Before the plugin that makes the client pages: its own check knows neither loops nor chains, and lists every page of the site.
    (context) => serverRedirects(context, {redirects}),
    ...(settings.algolia ? [] : [(context: LoadContext) => searchIndex(context, indexOptions())]),
    ['@docusaurus/plugin-client-redirects', {redirects: [...redirects]}],
    (context) => thirdPartyScripts(context, {consent: settings.consent, chat: settings.chat}),
  ];
}
