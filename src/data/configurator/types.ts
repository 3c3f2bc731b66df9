import type {Browser, Device, Framework, Limit, MobileOs, Place, Platforms, Release, System} from '../platformTypes.ts';

export type {Browser, Device, Limit, MobileOs, Place, Release, System};

/** A version of Android or iOS on virtual devices, and the versions of Appium that it takes. */
export interface VirtualVersion {
  version: string;
  appium: string[];
  recommended: string;
}

export interface AppiumChoice {
  version: string;
  endOfLife?: string;
}

/** A framework with what the schema of its file says. */
export interface FrameworkChoice extends Framework {
  /** Systems that its file takes; absent where it has no such key, and where no file is written. */
  systems?: string[];
  /** Whether its file names a version of the browser. */
  browserVersion?: true;
  /** Data centers that its file takes. */
  regions?: string[];
  apiVersion?: string;
  kind?: string;
}

export type OptionType = 'boolean' | 'string' | 'integer' | 'number' | 'list';

/** Something that can be set beside the platform. */
export interface Option {
  /** Where it goes: `sauce:name` into `sauce:options`, `appium:` and `w3c:` to the top, `file:sauce.retries` into saucectl's file. */
  id: string;
  group: string;
  type: OptionType;
  text: string;
  values?: string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
  unit?: string;
  example?: string;
  places: Place[];
  os?: string[];
  browsers?: string[];
  frameworks: string[];
  needs?: string[];
  excludes?: string[];
}

/** All that the configurator knows; it comes with its page. */
export interface ConfiguratorData {
  systems: System[];
  browsers: Browser[];
  releases: Release[];
  devices: Platforms['devices'];
  aliases: Platforms['aliases'];
  armFrom: string;
  realDevices: Platforms['realDevices'];
  limits: Limit[];
  versions: {emulators: VirtualVersion[]; simulators: VirtualVersion[]};
  realAppium: AppiumChoice[];
  frameworks: FrameworkChoice[];
  /** Data centers with desktop browsers, emulators and simulators. */
  virtualCenters: string[];
  options: Option[];
}
