import type {Place as AnyPlace} from './capabilities.ts';
import {loadConfigSchema, type ConfigSchema} from './configFiles.ts';
import {repeated, type Problem, type Step} from './problems.ts';
import {load} from './load.ts';
import {loadAppiumVersions} from './tables.ts';

/** Types of the data that `platforms.schema.json` describes. */
export type Place = Exclude<AnyPlace, 'private-devices'>;
type Family = 'windows' | 'macos';
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

/** Returns the platforms, frameworks, and supported combinations, from `platforms.yaml`. */
export const loadPlatforms = () => load<Platforms>('platforms.yaml', 'platforms.schema.json', checkPlatforms);

/** Returns the operating systems in a framework's schema. Empty if it has no key for them, as for frameworks for mobile devices. */
export function systemsOf(config: string): string[] {
  const {platformName, platform} = suiteOf(config).properties ?? {};
  return ((platformName ?? platform)?.enum ?? []) as string[];
}

/** Returns the schema of a suite in a framework's configuration file. */
export const suiteOf = (config: string): ConfigSchema => loadConfigSchema(config).properties?.suites?.items ?? {};

/** Reports duplicate names, and references to unknown operating systems, browsers, frameworks, and versions. */
export function checkPlatforms(platforms: Platforms): Problem[] {
  const {systems, browsers, releases, devices, frameworks, limits, aliases} = platforms;
  const problems: Problem[] = [
    ...repeated(systems, ['systems'], ({name}) => name),
    ...repeated(browsers, ['browsers'], ({id}) => id),
    ...repeated(frameworks, ['frameworks'], ({id}) => id),
  ];
  const known = (steps: Step[], names: readonly string[] | undefined, accepted: readonly string[]) => {
    (names ?? []).forEach((name, at) => {
      if (!accepted.includes(name))
        problems.push({
          steps: [...steps, at],
          message: `"${name}" is unknown; expected one of: ${accepted.join(', ')}`,
        });
    });
  };
  const systemNames = systems.map(({name}) => name);
  const browserIds = browsers.map(({id}) => id);
  const virtual = virtualVersions();
  const aliasNames = aliases.map(({value}) => value);

  releases.forEach((release, at) => {
    known(['releases', at, 'browsers'], release.browsers, browserIds);
    known(['releases', at, 'systems'], release.systems, systemNames);
  });
  for (const kind of ['emulators', 'simulators'] as const) {
    devices[kind].forEach(({versions}, at) =>
      known(
        ['devices', kind, at, 'versions'],
        versions,
        kind === 'simulators' ? [...virtual[kind], ...aliasNames] : virtual[kind],
      ),
    );
  }
  frameworks.forEach((framework, at) => {
    known(['frameworks', at, 'browsers'], Object.keys(framework.browsers ?? {}), browserIds);
    known(['frameworks', at, 'simulators'], framework.simulators, virtual.simulators);
    if (framework.config)
      known(
        ['frameworks', at, 'versions'],
        framework.versions,
        versionsOf(framework.config) ?? framework.versions ?? [],
      );
  });
  limits.forEach((limit, at) => {
    known(
      ['limits', at, 'frameworks'],
      limit.frameworks,
      frameworks.map(({id}) => id),
    );
    known(['limits', at, 'browsers'], limit.browsers, browserIds);
    known(['limits', at, 'systems'], limit.systems, systemNames);
    known(
      ['limits', at, 'versions'],
      limit.versions,
      frameworks.filter(({id}) => limit.frameworks.includes(id)).flatMap(({versions = []}) => versions),
    );
  });
  return problems;
}

/** Returns the framework versions in a schema, or undefined if the schema does not list them. */
function versionsOf(config: string): string[] | undefined {
  const {properties = {}} = loadConfigSchema(config);
  const version = Object.values(properties).find((property) => property.properties?.version)?.properties?.version;
  return version?.enum as string[] | undefined;
}

/** Returns the operating system versions of virtual devices, without the name of the system: `14.0` for `Android 14.0`. */
function virtualVersions(): {emulators: string[]; simulators: string[]} {
  const {emulators, simulators} = loadAppiumVersions();
  const versions = (list: readonly {os: string}[]) => list.map(({os}) => os.split(' ')[1]!);
  return {emulators: versions(emulators), simulators: versions(simulators)};
}
