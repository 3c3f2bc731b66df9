import type {PluginConfig, PluginModule, PluginOptions} from '@docusaurus/types';
import {cacheKey} from '../plugins/cache-key/index.ts';
import {changes} from '../plugins/changes/index.ts';
import {dataCenter} from '../plugins/data-center/index.ts';
import {dataDependencies} from '../plugins/data-dependencies/index.ts';
import {docs, type DocsOptions} from '../plugins/docs/index.ts';
import {errorOverlay} from '../plugins/error-overlay/index.ts';
import {fontSubset} from '../plugins/font-subset/index.ts';
import {freeMemory} from '../plugins/free-memory/index.ts';
import {hostedSearchKey} from '../plugins/hosted-search-key/index.ts';
import {leanClient} from '../plugins/lean-client/index.ts';
import {ledger} from '../plugins/ledger/index.ts';
import {markdownTwins} from '../plugins/markdown-twins/index.ts';
import {notFound} from '../plugins/not-found/index.ts';
import {openapi} from '../plugins/openapi/index.ts';
import {redirects} from '../plugins/redirects/index.ts';
import {reproducibleNames} from '../plugins/reproducible-names/index.ts';
import {robots} from '../plugins/robots/index.ts';
import {safeFragments} from '../plugins/safe-fragments/index.ts';
import {scriptGuard} from '../plugins/script-guard/index.ts';
import {searchIndex} from '../plugins/search-index/index.ts';
import {sections} from '../plugins/sections/index.ts';
import {storedValues} from '../plugins/stored-values/index.ts';
import {thirdPartyLicenses} from '../plugins/third-party-licenses/index.ts';
import {thirdPartyScripts} from '../plugins/third-party-scripts/index.ts';
import {brand} from './brand.ts';
import {dataCenterChoices} from './dataCenters.ts';
import type {Settings} from './env.ts';
import {characters, fonts} from './fonts.ts';
import {popular} from './home.ts';
import type {Redirect} from './redirects.ts';
import {indexOptions, searchPagePath} from './search.ts';

/** What the site's plugins are told beside the settings. */
interface PluginParts {
  docs: DocsOptions;
  redirects: readonly Redirect[];
  ledger: boolean;
}

/** The site's plugins, with what the settings switch on. */
export function plugins(settings: Settings, {docs: docsOptions, redirects: moved, ledger: hasLedger}: PluginParts): PluginConfig[] {
  return [
    [docs as PluginModule, docsOptions as PluginOptions],
    () => cacheKey(settings),
    reproducibleNames,
    dataDependencies,
    errorOverlay,
    settings.isLean && leanClient,
    freeMemory,
    (context) => fontSubset(context, {fonts, characters}),
    safeFragments,
    scriptGuard,
    notFound,
    openapi,
    () => dataCenter(dataCenterChoices),
    (context) => redirects(context, {redirects: moved}),
    hasLedger && ((context) => ledger(context, {redirects: moved})),
    (context) => changes(context, {author: brand.name}),
    (context) => (settings.algolia ? hostedSearchKey(settings.algolia) : searchIndex(context, indexOptions())),
    (context) => markdownTwins(context, {exclude: [`/${searchPagePath}/`, '/changes/'], popular: popular.map(({to}) => to)}),
    sections,
    robots,
    () => storedValues(settings.announcement?.id),
    () => thirdPartyLicenses({files: fonts.map(({file}) => file)}),
    (context) => thirdPartyScripts(context, {consent: settings.consent, chat: settings.chat}),
  ];
}
