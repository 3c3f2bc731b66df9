import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {brand} from './src/config/brand.ts';
import {docsOptions} from './src/config/docs.ts';
import {readSettings} from './src/config/env.ts';
import {footer} from './src/config/footer.ts';
import {future} from './src/config/future.ts';
import {markdown} from './src/config/markdown.ts';
import {navbar} from './src/config/navbar.ts';
import {plugins} from './src/config/plugins.ts';
import {prism} from './src/config/prism.ts';
import {hostedSearch, pagesExclude} from './src/config/search.ts';

const settings = readSettings();

const config: Config = {
  title: brand.title,
  tagline: brand.tagline,
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en-US', direction: 'ltr', calendar: 'gregory'}},
  },
  future,
  markdown,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  customFields: {segment: settings.segment, hasConsent: Boolean(settings.consent)},
  clientModules: ['./src/client/analytics.ts'],
  presets: [
    [
      'classic',
      {
        docs: docsOptions,
        blog: false,
        pages: {exclude: pagesExclude(settings)},
        theme: {customCss: './src/css/index.css'},
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies PresetOptions,
    ],
  ],
  plugins: plugins(settings),
  themeConfig: {
    image: 'img/social-card.png',
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

export default config;
