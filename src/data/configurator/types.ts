import type {Browser, Device, Framework, Limit, MobileOs, Place, Platforms, Release, System} from '../platformTypes.ts';

export type {Browser, Device, Limit, MobileOs, Place, Release, System};

/** Version of Android or iOS on virtual devices, and the Appium versions that it supports. */
export interface VirtualVersion {
  version: string;
  appium: string[];
  recommended: string;
}

export interface AppiumChoice {
  version: string;
  endOfLife?: string;
  /** Selected by default. */
  recommended?: true;
}

/** Framework with data from the schema of its configuration file. */
export interface FrameworkChoice extends Framework {
  /** Operating systems in the schema. Undefined if the schema has no key for them, or if the framework has no configuration file. */
  systems?: string[];
  /** Whether the file can set the browser version. */
  browserVersion?: true;
  /** Data centers in the schema. */
  regions?: string[];
  apiVersion?: string;
  kind?: string;
}

export type OptionType = 'boolean' | 'string' | 'integer' | 'number' | 'list';

/** Option that readers can set in addition to the platform. */
export interface Option {
  /**
   * ID, whose prefix is the target: `sauce:` for `sauce:options`, `appium:` and `w3c:` for the top level of the capabilities, and `file:`
   * for a path in the saucectl configuration file, such as `file:sauce.retries`.
   */
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

/** Data of the Platform Configurator, which is part of its page. */
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
  /** IDs of the data centers with desktop browsers, emulators, and simulators. */
  virtualCenters: string[];
  options: Option[];
}
