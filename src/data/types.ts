import type {ScreenLayout} from '../lib/drawings/drawScreen.ts';
/** Types of the data that the schemas of the tables in this folder describe. */
export interface GlossaryEntry {
  term: string;
  short?: string;
  aliases?: string[];
  /** Texts that pages link to the term. By default, the term and all its other names. `false` for none. */
  autolink?: false | string[];
  area?: 'platform' | 'testing' | 'tools' | 'secure-connections' | 'api-testing' | 'mobile' | 'games';
  definition: string;
  see?: string[];
  page?: string;
}

export interface ErrorMessage {
  id: string;
  message: string;
  also?: string[];
  area: 'all' | 'web' | 'mobile' | 'real-devices';
  meaning: string;
  causes: string[];
  fixes: string[];
  capabilities?: string[];
}

export interface StatusCode {
  code: number;
  name: string;
  meaning: string;
  fix?: string;
}

export interface DataCenterEntry {
  id: string;
  name: string;
  region: string;
  sauceConnectRegion?: string;
  apiHost: string;
  ondemandHost: string;
  appHost: string;
  webdriver: string;
  tunnelServers: string;
  visualStorage: string;
  virtualDevices: boolean;
  locale: {language: string; date: string; currency: string; temperature: 'F' | 'C'};
  ipRanges: string[];
  deprecatedSso?: {metadata: string; assertionConsumer: string};
}

export interface SharedEndpoint {
  purpose: string;
  url: string;
  ip?: string;
}

export interface AppiumVersion {
  version: string;
  aliases?: string[];
  major?: 1 | 2 | 3;
  released?: string;
  /** Date after which sessions with the version fail, YYYY-MM-DD. */
  endOfLife?: string;
  /** Whether the version has reached end of life. */
  ended?: true;
  /** Whether the Platform Configurator selects the version by default. */
  recommended?: true;
  /** Version to use instead. */
  successor?: string;
  officialWda?: boolean;
  notes?: string[];
  components?: Record<string, string>;
}

export interface AppiumPlatform {
  os: string;
  versions: string[];
  default: string;
  recommended: string;
}

export interface AppiumVersions {
  realDevices: AppiumVersion[];
  emulators: AppiumPlatform[];
  simulators: AppiumPlatform[];
  bundles: AppiumVersion[];
}

/** Dates when a product is deprecated and reaches end of life, YYYY-MM-DD. */
export interface Lifecycle {
  id: string;
  name: string;
  deprecated?: string;
  endOfLife?: string;
  /** Paths of pages about the product. Includes all pages below them. */
  pages: string[];
}

/** Maintenance window of a data center. */
export interface Maintenance {
  center: string;
  /** Start in UTC, for example, `2026-01-17T13:00Z`. */
  start: string;
  end: string;
}

/** Product or document that was renamed, moved, retired, replaced, or deprecated. */
export interface ProductChange {
  /** ID, which is also the anchor of the entry. */
  id: string;
  /** Previous name, in Markdown. */
  name: string;
  event: 'renamed' | 'moved' | 'retired' | 'replaced' | 'deprecated';
  /** Date of the event, YYYY-MM-DD or YYYY-MM. */
  date?: string;
  /** Date on which the documentation changed, if the date of the event isn't known. */
  documented?: string;
  /** One or two sentences, in Markdown. */
  description: string;
  /** Routes of pages about the previous product or document. */
  pages?: string[];
  /** Routes of pages about what to use instead. They can have a fragment. */
  replacements: string[];
  /** Other names. */
  aliases?: string[];
  /** Search terms that the page doesn't show. */
  keywords?: string[];
  /** Files that state the facts, with the commit if a file has changed since then. */
  sources: {repository: string; path: string; commit?: string}[];
}

/** Schematic illustration of a product screen. */
export interface Screen extends ScreenLayout {
  id: string;
  title: string;
  /** Explanations of the numbered elements, in Markdown. */
  callouts: string[];
}
