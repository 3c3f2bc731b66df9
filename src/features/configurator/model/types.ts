import type {ConfiguratorData, FrameworkChoice, MobileOs, Option, Place} from '../../../data/configurator.ts';

/** Unvalidated values by ID of the field or option, from the form or a link. */
export type Wanted = Readonly<Record<string, string>>;

/** Value of a field. If it has a `reason`, it's unavailable. */
export interface Entry {
  value: string;
  label: string;
  reason?: string;
}

/** Displayed field. */
export interface Field {
  id: string;
  label: string;
  /** Displayed value. In a text field, it can be invalid. */
  value: string;
  /** Values to choose from; undefined for text fields. */
  entries?: Entry[];
  hint?: string;
  /** For text fields: the error message of an invalid value. */
  error?: string;
  /** For text fields: autocomplete suggestions. */
  suggestions?: string[];
  isDefault: boolean;
}

/** Displayed option. */
export interface OptionField {
  option: Option;
  value: string;
  /** Reason why the option can't be set. */
  reason?: string;
  error?: string;
}

/** Rejected value of a field or option. */
export interface Refusal {
  id: string;
  value: string;
  reason?: string;
}

/** Validated selection. Fields that don't apply to it are empty. */
export interface Choice {
  center: string;
  place: Place;
  framework: FrameworkChoice;
  /** Operating system, such as `Windows 11`, `Android`, or `iOS`. */
  os: string;
  /** On mobile devices: `browser` or `app`. */
  test: string;
  app: string;
  browser: string;
  /** Version of the browser, or on mobile devices, of Android or iOS. */
  version: string;
  /** Device name. */
  name: string;
  appium: string;
  frameworkVersion: string;
  options: Readonly<Record<string, string | number | boolean | string[]>>;
}

/** Result of `solve`: the selection, the displayed fields and options, and the rejected values. */
export interface Solution {
  choice: Choice;
  fields: Field[];
  options: OptionField[];
  refused: Refusal[];
}

/** Input of a field definition: the data, and the values of the previous fields. */
export interface Context {
  data: ConfiguratorData;
  center: {id: string; name: string};
  values: Readonly<Record<string, string>>;
}

/** Operating systems of virtual devices. */
export const osOfPlace: Partial<Record<Place, MobileOs>> = {emulators: 'Android', simulators: 'iOS'};
