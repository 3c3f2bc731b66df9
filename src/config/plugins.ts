import type {PluginConfig, PluginModule, PluginOptions} from '@docusaurus/types';
import leanClient from 'docusaurus-plugin-lean-client';
import {searchInterface} from 'docusaurus-plugin-site-search';
import {cacheKey, errorOverlay, freeMemory, reproducibleNames} from '../plugins/bundler.ts';
import {dataCenter} from '../plugins/dataCenter.ts';
import {dataDependencies} from '../plugins/dataDependencies.ts';
import {docs, type DocsOptions} from '../plugins/docs.ts';
import {embeddedSearch} from '../plugins/embeddedSearch.ts';
import {fontSubset} from '../plugins/fontSubset.ts';
import {hostedSearchKey} from '../plugins/hostedSearchKey.ts';
import {recentChanges} from '../plugins/changes/index.ts';
import {publish} from '../plugins/publish/index.ts';
import type {Step} from '../plugins/publish/step.ts';
import {hosting} from '../plugins/publish/steps/hosting/index.ts';
import {markdownPages} from '../plugins/publish/steps/markdown.ts';
import {notFound} from '../plugins/publish/steps/notFound.ts';
import {openapi} from '../plugins/publish/steps/openapi.ts';
import {publishedUrls} from '../plugins/publish/steps/publishedUrls.ts';
import {redirects} from '../plugins/publish/steps/redirects.ts';
import {robots, sitemap} from '../plugins/publish/steps/crawlers.ts';
import {searchInDevelopment, searchIndex} from '../plugins/publish/steps/search.ts';
import {sections} from '../plugins/publish/steps/sections/index.ts';
import {skills} from '../plugins/publish/steps/skills.ts';
import {safeFragments} from '../plugins/safeFragments.ts';
import {scriptGuard} from '../plugins/scriptGuard.ts';
import {storedValues} from '../plugins/storedValues.ts';
import {thirdPartyLicenses} from '../plugins/thirdPartyLicenses.ts';
import {thirdPartyScripts} from '../plugins/thirdPartyScripts.ts';
import {brand} from './brand.ts';
import {dataCenterChoices} from '../data/dataCenters.ts';
import type {Settings} from './env.ts';
import {characters, fonts} from './fonts.ts';
import {popular} from './home.ts';
import type {Redirect} from './redirects.ts';
import {searchOptions, searchPagePath} from './search.ts';

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
    !settings.algolia && searchIndex(searchOptions()),
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
    (context) => searchInterface(context, searchOptions()),
    !settings.algolia && embeddedSearch,
    settings.isLean && leanClient,
    freeMemory,
    (context) => fontSubset(context, {fonts, characters}),
    safeFragments,
    scriptGuard,
    () => dataCenter(dataCenterChoices),
    changes.plugin,
    (context) => (settings.algolia ? hostedSearchKey(settings.algolia) : searchInDevelopment(context, searchOptions())),
    () => storedValues(settings.announcement?.id),
    () => thirdPartyLicenses({files: fonts.map(({file}) => file)}),
    (context) => thirdPartyScripts(context, {consent: settings.consent, chat: settings.chat}),
    (context) => publish(context, steps(settings, parts, changes.feeds)),
  ];
}
