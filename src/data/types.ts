/** What the schemas of the tables in this folder accept, as types. */
export interface GlossaryEntry {
  term: string;
  short?: string;
  aliases?: string[];
  /** Texts that pages link to the term, if not the term and all its other names; `false` for none. */
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
  /** The day after which sessions with it fail. */
  endOfLife?: string;
  /** Whether that day has passed. */
  ended?: true;
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

/** The days on which a product goes out of use, as 2026-01-31. */
export interface Lifecycle {
  id: string;
  name: string;
  deprecated?: string;
  endOfLife?: string;
  /** Routes of the pages that are about it, and of all below them. */
  pages: string[];
}

/** A time in which a data center is out of service. */
export interface Maintenance {
  center: string;
  /** In UTC: `2026-01-17T13:00Z`. */
  start: string;
  end: string;
}
