import type {Place as AnyPlace} from './capabilities/types.ts';

/** Types of the data that `platforms.schema.json` describes. */
export type Place = Exclude<AnyPlace, 'private-devices'>;
export type Family = 'windows' | 'macos';
export type MobileOs = 'Android' | 'iOS';

export interface System {
  name: string;
  nickname?: string;
  family: Family;
  /** Runs on Apple silicon, which requires a subscription that includes it. */
  arm?: true;
}

export interface Browser {
  id: string;
  name: string;
  /** Value of `browserName` in a session. */
  capability?: string;
  /** Oldest available version. */
  oldest?: number;
  /** Operating systems with the browser. All if undefined. */
  families?: Family[];
  versions?: string[];
}

/** Limits the browser versions on operating systems to `from` and later, or to those in `only`. */
export interface Release {
  browsers: string[];
  systems: string[];
  from?: number;
  only?: string[];
}

/** Virtual device. Available for all versions of its operating system if `versions` is undefined. */
export interface Device {
  name: string;
  versions?: string[];
}

export interface Framework {
  id: string;
  name: string;
  on: Place[];
  os?: MobileOs;
  /** Whether the framework runs outside Sauce Labs and controls a session that it requests with capabilities. */
  driver?: true;
  /** Name of the configuration file schema if saucectl runs the framework. */
  config?: string;
  /** Browser names in the configuration file, by browser ID. */
  browsers?: Record<string, string>;
  versions?: string[];
  /** Supported iOS versions of simulators. All if undefined. */
  simulators?: string[];
}

/** Unsupported combination. An undefined field applies to all values. */
export interface Limit {
  frameworks: string[];
  browsers?: string[];
  versions?: string[];
  systems: string[];
  reason: string;
}

export interface Platforms {
  systems: System[];
  browsers: Browser[];
  releases: Release[];
  devices: {emulators: Device[]; simulators: Device[]};
  /** Aliases for versions, such as `latest`. */
  aliases: {value: string; meaning: string}[];
  /** First iOS version whose simulators run on Apple silicon. */
  armFrom: string;
  realDevices: {os: MobileOs; oldest: number; names: string[]}[];
  frameworks: Framework[];
  limits: Limit[];
}
