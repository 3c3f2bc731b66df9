import type {Place as AnyPlace} from './capabilities/types.ts';

/** What `platforms.schema.json` accepts, as types. */
export type Place = Exclude<AnyPlace, 'private-devices'>;
export type Family = 'windows' | 'macos';
export type MobileOs = 'Android' | 'iOS';

export interface System {
  name: string;
  nickname?: string;
  family: Family;
  /** Runs on Apple silicon, with a subscription that includes it. */
  arm?: true;
}

export interface Browser {
  id: string;
  name: string;
  /** Value of `browserName` in a session. */
  capability?: string;
  /** The first version that is offered. */
  oldest?: number;
  /** Where it exists; everywhere if absent. */
  families?: Family[];
  versions?: string[];
}

/** Versions that a system narrows down: `from` the first, or `only` these. */
export interface Release {
  browsers: string[];
  systems: string[];
  from?: number;
  only?: string[];
}

/** A virtual device; without `versions` every version of its system has it. */
export interface Device {
  name: string;
  versions?: string[];
}

export interface Framework {
  id: string;
  name: string;
  on: Place[];
  os?: MobileOs;
  /** Runs elsewhere and drives a session by capabilities. */
  driver?: true;
  /** Runs through saucectl; the name of the schema of its file. */
  config?: string;
  /** Our browsers in the words of its file. */
  browsers?: Record<string, string>;
  versions?: string[];
  /** Versions of iOS that it takes; all if absent. */
  simulators?: string[];
}

/** A combination that does not work; what is left out holds for all. */
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
  /** Words for a version that move with it. */
  aliases: {value: string; meaning: string}[];
  /** Simulators from this version of iOS on run on Apple silicon. */
  armFrom: string;
  realDevices: {os: MobileOs; oldest: number; names: string[]}[];
  frameworks: Framework[];
  limits: Limit[];
}
