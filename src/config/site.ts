import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {DocsOptions} from '../plugins/docs/index.ts';
import {brand} from './brand.ts';
import {checked} from './checked.ts';
import {dataCenterChoices} from './dataCenters.ts';
import {docsOptions} from './docs.ts';
import type {Settings} from './env.ts';
import {footer} from './footer.ts';
import {future} from './future.ts';
import {markdown} from './markdown.ts';
import {navbar} from './navbar.ts';
import {plugins} from './plugins.ts';
import {prism} from './prism.ts';
import {redirects as siteRedirects, type Redirect} from './redirects.ts';
import {hostedSearch, pagesExclude} from './search.ts';
import {sharing} from './sharing.ts';
import {cardPath} from './socialCard.ts';

/** What a site of other documents, such as a fixture of the tests, has of its own. */
export interface SiteParts {
  docs?: DocsOptions;
  redirects?: readonly Redirect[];
  /** Whether it is held against a ledger of what it has published; off unless given. */
  ledger?: boolean;
  onBrokenLinks?: Config['onBrokenLinks'];
}

/** The whole configuration of the site, from its settings. */
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
      checked: settings.checkedOn && checked(settings.checkedOn),
    },
    // What print puts before the paths of links (src/css/print.css).
    headTags: [{tagName: 'style', attributes: {media: 'print'}, innerHTML: `:root{--site-url:"${settings.siteUrl}"}`}],
    // Paths from the site's folder: the configuration is a part of the client, which is to be the same from every checkout.
    clientModules: ['./src/client/analytics.ts'],
    presets: [
      [
        'classic',
        {
          docs: false,
          blog: false,
          pages: {exclude: pagesExclude(settings)},
          theme: {customCss: './src/css/index.css'},
          sitemap: {lastmod: 'date', changefreq: null, priority: null},
        } satisfies PresetOptions,
      ],
    ],
    plugins: plugins(settings, {docs: {...docsOptions, ...parts.docs}, redirects, ledger: parts.ledger ?? false}),
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
      ...(settings.announcement && {announcementBar: settings.announcement}),
      ...hostedSearch(settings),
      navbar,
      footer,
      prism,
    } satisfies ThemeConfig,
  };
}
