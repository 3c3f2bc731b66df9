import {
  loadPlatforms,
  suiteOf,
  systemsOf,
  type Browser,
  type Device,
  type Framework,
  type Limit,
  type MobileOs,
  type Place,
  type Platforms,
  type Release,
  type System,
} from './platforms.ts';
import {loadConfigSchema} from './configFiles.ts';
import {loadAppiumVersions, loadDataCenters} from './tables.ts';
import type {AppiumPlatform} from './types.ts';
import {capabilityOptions, fileOptions} from './configuratorOptions.ts';

export type {Browser, Device, Limit, MobileOs, Place, Release, System};

/** Version of Android or iOS on virtual devices, and the Appium versions that it supports. */
interface VirtualVersion {
  version: string;
  appium: string[];
  recommended: string;
}

interface AppiumChoice {
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

/** Returns the data of the Platform Configurator, combined from platforms, Appium versions, data centers, capabilities, and schemas. */
export function loadConfigurator(): ConfiguratorData {
  const {frameworks, ...platforms} = loadPlatforms();
  const appium = loadAppiumVersions();
  const choices = frameworks.map(withSchema);
  return {
    ...platforms,
    frameworks: choices,
    versions: {emulators: appium.emulators.map(virtualVersion), simulators: appium.simulators.map(virtualVersion)},
    realAppium: appium.realDevices
      .filter(({ended}) => !ended)
      .sort((a, b) => Number(Boolean(b.recommended)) - Number(Boolean(a.recommended)))
      .map(({version, endOfLife, recommended}) => ({
        version,
        ...(endOfLife && {endOfLife}),
        ...(recommended && {recommended}),
      })),
    virtualCenters: loadDataCenters()
      .filter(({virtualDevices}) => virtualDevices)
      .map(({id}) => id),
    options: [
      ...capabilityOptions(
        choices,
        platforms.browsers.map(({id}) => id),
      ),
      ...fileOptions(choices),
    ],
  };
}

function withSchema(framework: Framework): FrameworkChoice {
  if (!framework.config) return framework;
  const {apiVersion, kind, sauce} = loadConfigSchema(framework.config).properties ?? {};
  const systems = systemsOf(framework.config);
  return {
    ...framework,
    apiVersion: String(apiVersion?.const),
    kind: String(kind?.const),
    regions: (sauce?.properties?.region?.enum ?? []) as string[],
    ...(systems.length > 0 && {systems}),
    ...(suiteOf(framework.config).properties?.browserVersion && {browserVersion: true as const}),
  };
}

const virtualVersion = ({os, versions, recommended}: AppiumPlatform): VirtualVersion => ({
  version: os.split(' ')[1]!,
  appium: versions,
  recommended,
});
