/** Types of the data that `schema.json` describes. */
export type Scalar = string | number | boolean;
export type CapabilityType = 'string' | 'boolean' | 'integer' | 'number' | 'list' | 'object';
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
