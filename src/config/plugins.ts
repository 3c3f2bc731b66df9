import type {PluginConfig, PluginModule, PluginOptions} from '@docusaurus/types';
import leanClient from 'docusaurus-plugin-lean-client';
import {cacheKey} from '../plugins/cacheKey.ts';
import {dataCenter} from '../plugins/data-center/index.ts';
import {dataDependencies} from '../plugins/data-dependencies/index.ts';
import {docs, type DocsOptions} from '../plugins/docs.ts';
import {embeddedSearch} from '../plugins/embeddedSearch.ts';
import {errorOverlay} from '../plugins/errorOverlay.ts';
import {fontSubset} from '../plugins/fontSubset.ts';
import {freeMemory} from '../plugins/freeMemory.ts';
import {hostedSearchKey} from '../plugins/hosted-search-key/index.ts';
import {recentChanges} from '../plugins/changes/index.ts';
import {publish} from '../plugins/publish/index.ts';
import type {Step} from '../plugins/publish/step.ts';
import {hosting} from '../plugins/publish/steps/hosting/index.ts';
import {markdownPages} from '../plugins/publish/steps/markdown.ts';
import {notFound} from '../plugins/publish/steps/notFound.ts';
import {openapi} from '../plugins/publish/steps/openapi/index.ts';
import {publishedUrls} from '../plugins/publish/steps/published-urls/index.ts';
import {redirects} from '../plugins/publish/steps/redirects/index.ts';
import {robots} from '../plugins/publish/steps/robots.ts';
import {searchInDevelopment} from '../plugins/publish/steps/search/devIndex.ts';
import {searchIndex} from '../plugins/publish/steps/search/index.ts';
import {sections} from '../plugins/publish/steps/sections/index.ts';
import {skills} from '../plugins/publish/steps/skills/index.ts';
import {sitemap} from '../plugins/publish/steps/sitemap.ts';
import {reproducibleNames} from '../plugins/reproducibleNames.ts';
import {safeFragments} from '../plugins/safe-fragments/index.ts';
import {scriptGuard} from '../plugins/script-guard/index.ts';
import {storedValues} from '../plugins/stored-values/index.ts';
import {thirdPartyLicenses} from '../plugins/third-party-licenses/index.ts';
import {thirdPartyScripts} from '../plugins/thirdPartyScripts.ts';
import {brand} from './brand.ts';
import {dataCenterChoices} from '../data/dataCenters.ts';
import type {Settings} from './env.ts';
import {characters, fonts} from './fonts.ts';
import {popular} from './home.ts';
import type {Redirect} from './redirects.ts';
import {indexOptions, searchPagePath} from './search.ts';

/** Plugin options that do not come from the settings. */
interface PluginParts {
  docs: DocsOptions;
  redirects: readonly Redirect[];
  publishedUrls: boolean;
  hostingFolder?: string | undefined;
}

/** Returns the steps that run after the build, in their order. */
function steps(
  settings: Settings,
  {redirects: moved, publishedUrls: checksPublishedUrls, hostingFolder}: PluginParts,
  feeds: Step,
): Step[] {
  const all: (Step | false | undefined)[] = [
    redirects(moved),
    checksPublishedUrls && publishedUrls(moved),
    notFound,
    openapi,
    feeds,
    sections,
    markdownPages({exclude: [`/${searchPagePath}/`, '/changes/'], popular: popular.map(({to}) => to)}),
    skills('sauce-labs'),
    !settings.algolia && searchIndex(indexOptions()),
    robots,
    sitemap({lastmod: 'date', changefreq: null, priority: null}),
    hostingFolder !== undefined && hosting({settings, redirects: moved, folder: hostingFolder}),
  ];
  return all.filter((step) => step !== false && step !== undefined);
}

/** Returns the plugins of the site. The settings enable some of them. */
export function plugins(settings: Settings, parts: PluginParts): PluginConfig[] {
  const changes = recentChanges({author: brand.name});
  return [
    [docs as PluginModule, parts.docs as PluginOptions],
    () => cacheKey(settings),
    reproducibleNames,
    dataDependencies,
    errorOverlay,
    !settings.algolia && embeddedSearch,
    settings.isLean && leanClient,
    freeMemory,
    (context) => fontSubset(context, {fonts, characters}),
    safeFragments,
    scriptGuard,
    () => dataCenter(dataCenterChoices),
    changes.plugin,
    (context) =>
      settings.algolia ? hostedSearchKey(settings.algolia) : searchInDevelopment(context, indexOptions().synonyms),
    () => storedValues(settings.announcement?.id),
    () => thirdPartyLicenses({files: fonts.map(({file}) => file)}),
    (context) => thirdPartyScripts(context, {consent: settings.consent, chat: settings.chat}),
    (context) => publish(context, steps(settings, parts, changes.feeds)),
  ];
}
