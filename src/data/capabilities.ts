import {dataFiles, load} from './load.ts';
import {repeated, type Problem} from './problems.ts';

/** Types of the data that `schema.json` describes. */
type Scalar = string | number | boolean;
type CapabilityType = 'string' | 'boolean' | 'integer' | 'number' | 'list' | 'object';
export type Place = 'desktop-browsers' | 'emulators' | 'simulators' | 'real-devices' | 'private-devices';
export type Unit = 's' | 'ms' | 'kbps' | '%' | 'KB';
export type Value = Scalar | {value: Scalar; description: string};

export interface CapabilityKey {
  name: string;
  type: CapabilityType;
  required?: boolean;
  default?: Scalar;
  values?: Value[];
  minimum?: number;
  maximum?: number;
  unit?: Unit;
  description: string;
}

export interface Capability {
  /** Name without the prefix. */
  name: string;
  type: CapabilityType | CapabilityType[];
  group: string;
  appliesTo: Place[];
  os?: ('android' | 'ios' | 'windows' | 'macos' | 'linux')[];
  browsers?: ('chrome' | 'edge' | 'firefox' | 'ie' | 'safari')[];
  /** Platforms that require the capability. */
  required?: Place[];
  default?: Scalar;
  values?: Value[];
  minimum?: number;
  maximum?: number;
  unit?: Unit;
  appium?: {since?: string; until?: string};
  status?: 'beta';
  deprecated?: {since?: string; use: string};
  needs?: string[];
  excludes?: string[];
  description: string;
  notes?: string[];
  keys?: CapabilityKey[];
  example: unknown;
}

export interface CapabilitySet {
  vendor: 'w3c' | 'appium' | 'sauce' | 'scripts';
  title: string;
  description: string;
  /** Prefix of each name. */
  prefix?: 'appium:';
  /** Object that contains the capabilities. */
  within?: 'sauce:options';
  groups: {id: string; title: string; description?: string}[];
  capabilities: Capability[];
}

/** Returns the capabilities of all vendors, in the order of their file names. */
export function loadCapabilities(): CapabilitySet[] {
  return dataFiles('capabilities').map((vendor) =>
    load<CapabilitySet>(`capabilities/${vendor}.yaml`, 'capabilities/schema.json', checkCapabilities),
  );
}

/** Returns the name of a capability with its prefix, for example, `appium:app`. Names inside `sauce:options` have no prefix. */
export function fullName({prefix}: CapabilitySet, {name}: Capability): string {
  return (prefix ?? '') + name;
}

/** Reports duplicate names, unknown groups, and defaults and examples that are not allowed by `values`, `minimum`, and `maximum`. */
export function checkCapabilities({groups, capabilities}: CapabilitySet): Problem[] {
  const ids = groups.map(({id}) => id);
  return [
    ...repeated(capabilities, ['capabilities'], ({name}) => name),
    ...capabilities.flatMap((capability, at) => {
      const problems: Problem[] = [];
      const add = (key: string, message: string) => problems.push({steps: ['capabilities', at, key], message});
      if (!ids.includes(capability.group)) add('group', `must be ${ids.join(', ')}, not "${capability.group}"`);
      const values = capability.values?.map((value) => (typeof value === 'object' ? value.value : value));
      for (const key of ['default', 'example'] as const) {
        const value = capability[key];
        if (values && value !== undefined && !values.includes(value as never))
          add(key, `must be one of its values (${values.join(', ')}), not ${JSON.stringify(value)}`);
      }
      const {minimum = -Infinity, maximum = Infinity, example} = capability;
      if (typeof example === 'number' && (example < minimum || example > maximum))
        add('example', `must be between the minimum and maximum, not ${example}`);
      return problems;
    }),
  ];
}
