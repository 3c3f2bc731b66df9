import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {DocsOptions} from '../plugins/docs.ts';
import {dataCenterChoices} from '../data/dataCenters.ts';
import {templateWithAgentNote} from './agentNote.ts';
import type {Announcement} from './announcement.ts';
import {brand} from './brand.ts';
import {longDate} from '../lib/dates.ts';
import {docsOptions, markdown} from './docs.ts';
import type {Settings} from './env.ts';
import {footer} from './footer.ts';
import {navbar} from './navbar.ts';
import {plugins} from './plugins.ts';
import {prism} from './prism.ts';
import {redirects as siteRedirects, type Redirect} from './redirects.ts';
import {hostedSearch, pagesExclude} from './search.ts';
import {sharing} from './socialCards.ts';
import {cardPath} from './socialCard.ts';

/** Whether the build uses the fast toolchain. `npm run build -- --no-faster` turns it off, for example, to compare builds. */
const faster = process.env.DOCUSAURUS_NO_FASTER !== 'true';

/** Opt-ins for the behavior of Docusaurus 4 and its fast toolchain. */
const future: NonNullable<Config['future']> = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // Would add a suffix to the storage keys, but the specification requires the key `theme`.
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: true,
  },
  faster,
  experimental_vcs: 'git-eager',
};

/** Parts of the configuration that a site with other documents, such as a test fixture, can override. */
interface SiteParts {
  docs?: DocsOptions;
  redirects?: readonly Redirect[];
  /** Whether the build is checked against the published URLs and anchors. Off by default. */
  publishedUrls?: boolean;
  /** Folder for the files that hosts need in addition to the build. Without it, the build isn't prepared for hosts. */
  hostingFolder?: string;
  onBrokenLinks?: Config['onBrokenLinks'];
}

/** Returns the Docusaurus configuration for the settings. */
export function siteConfig(settings: Settings, parts: SiteParts = {}): Config {
  const redirects = parts.redirects ?? siteRedirects;
  return {
    title: brand.title,
    tagline: brand.tagline,
    url: settings.siteUrl,
    baseUrl: settings.baseUrl,
    trailingSlash: true,
    favicon: 'img/favicon.svg',
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'}},
    },
    future,
    markdown,
    onBrokenLinks: parts.onBrokenLinks ?? 'throw',
    onBrokenAnchors: parts.onBrokenLinks ?? 'throw',
    onDuplicateRoutes: 'throw',
    customFields: {
      segment: settings.segment,
      hasConsent: Boolean(settings.consent),
      dataCenters: dataCenterChoices,
      feedbackUrl: settings.feedbackUrl,
      // Day when the checks of samples and data last passed, in the format that readers see.
      checked: settings.checkedOn && {day: longDate(new Date(settings.checkedOn))},
    },
    // Origin that `src/css/print.css` prints before the paths of links.
    headTags: [{tagName: 'style', attributes: {media: 'print'}, innerHTML: `:root{--site-url:"${settings.siteUrl}"}`}],
    ssrTemplate: templateWithAgentNote(settings.siteUrl + settings.baseUrl),
    // Relative paths, because the client bundle contains the configuration and must be the same in every checkout.
    clientModules: ['./src/client/analytics.ts'],
    presets: [
      [
        'classic',
        {
          docs: false,
          blog: false,
          pages: {exclude: pagesExclude(settings)},
          theme: {customCss: './src/css/index.css'},
          // A step of src/plugins/publish.
          sitemap: false,
        } satisfies PresetOptions,
      ],
    ],
    plugins: plugins(settings, {
      docs: {...docsOptions, ...parts.docs},
      redirects,
      publishedUrls: parts.publishedUrls ?? false,
      hostingFolder: parts.hostingFolder,
    }),
    themeConfig: {
      image: cardPath('site'),
      metadata: sharing,
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: settings.respectSystemColorMode,
      },
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      ...(settings.announcement && {announcementBar: barOf(settings.announcement)}),
      ...hostedSearch(settings),
      navbar,
      footer,
      prism,
    } satisfies ThemeConfig,
  };
}

/** Returns the options of the announcement bar. Docusaurus doesn't know the last day of an announcement. */
function barOf(announcement: Announcement): Omit<Announcement, 'until'> {
  const bar = {...announcement};
  delete bar.until;
  return bar;
}
