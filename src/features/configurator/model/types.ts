import type {ConfiguratorData, FrameworkChoice, MobileOs, Option, Place} from '../../../data/configurator/types.ts';

/** Values by field and by option, as a reader or a link gives them. */
export type Wanted = Readonly<Record<string, string>>;

/** One value of a field; with a reason it cannot be chosen. */
export interface Entry {
  value: string;
  label: string;
  reason?: string;
}

/** A field as it is shown. */
export interface Field {
  id: string;
  label: string;
  /** What it holds; for text also where that is wrong. */
  value: string;
  /** A choice between these; absent for text. */
  entries?: Entry[];
  hint?: string;
  /** For text: what is wrong with it. */
  error?: string;
  /** For text: the words that are offered. */
  suggestions?: string[];
  isDefault: boolean;
}

/** An option as it is shown. */
export interface OptionField {
  option: Option;
  value: string;
  /** Why it cannot be set. */
  reason?: string;
  error?: string;
}

/** Something that was wanted and does not exist. */
export interface Refusal {
  id: string;
  value: string;
  reason?: string;
}

/** What is chosen, every value one that exists; fields that make no sense for it are empty. */
export interface Choice {
  center: string;
  place: Place;
  framework: FrameworkChoice;
  /** `Windows 11`, `Android`, `iOS`. */
  os: string;
  /** `browser` or `app`, on mobile devices. */
  test: string;
  app: string;
  browser: string;
  /** Of the browser, or of Android or iOS. */
  version: string;
  /** Name of the device. */
  name: string;
  appium: string;
  frameworkVersion: string;
  options: Readonly<Record<string, string | number | boolean | string[]>>;
}

export interface Solution {
  choice: Choice;
  fields: Field[];
  options: OptionField[];
  refused: Refusal[];
}

/** What a field may look at: the data, and what the fields before it hold. */
export interface Context {
  data: ConfiguratorData;
  center: {id: string; name: string};
  values: Readonly<Record<string, string>>;
}

export const osOfPlace: Partial<Record<Place, MobileOs>> = {emulators: 'Android', simulators: 'iOS'};
