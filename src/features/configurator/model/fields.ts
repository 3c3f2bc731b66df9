import {desktopFields} from './desktopFields.ts';
import {frameworkOf, placeOf} from './find.ts';
import {mobileFields} from './mobileFields.ts';
import {osOfPlace, type Context, type Entry} from './types.ts';

/** Definition of a field, before its value is determined. */
export interface Draft {
  label: string;
  entries?: Entry[];
  hint?: string;
  suggestions?: string[];
  /** For text fields: returns an error message for a value, or `undefined` if it's valid. */
  check?: (value: string) => string | undefined;
  /** For text fields: the default value. */
  fallback?: string;
}

/** ID of a field, and a function that returns its definition, or `undefined` if the field doesn't apply to the selection. */
export type Step = [id: string, draft: (context: Context) => Draft | undefined];

/** Labels of the device types. */
const places = {
  'desktop-browsers': 'Desktop browser',
  emulators: 'Android emulator',
  simulators: 'iOS simulator',
  'real-devices': 'Real device',
} as const;

const plurals = {
  'desktop-browsers': 'desktop browsers',
  emulators: 'Android emulators',
  simulators: 'iOS simulators',
  'real-devices': 'real devices',
} as const;

const device: Step = [
  'device',
  ({data, center}) => ({
    label: 'Device',
    entries: Object.entries(places).map(([value, label]) => ({
      value,
      label,
      ...(value !== 'real-devices' &&
        !data.virtualCenters.includes(center.id) && {reason: `${center.name} has only real devices`}),
    })),
  }),
];

const framework: Step = [
  'framework',
  (context) => ({
    label: 'API or framework',
    entries: context.data.frameworks.map(({id, name, on, regions}) => {
      const elsewhere = on.includes(placeOf(context))
        ? undefined
        : `runs only on ${listed(on.map((place) => plurals[place]))}`;
      const reason =
        elsewhere ??
        (regions && !regions.includes(context.center.id) ? `not available in ${context.center.name}` : undefined);
      return {value: id, label: name, ...(reason && {reason})};
    }),
    hint: frameworkOf(context)?.config
      ? 'saucectl uploads your tests and runs them on Sauce Labs. The code is its configuration file.'
      : 'Your tests run on your computer or in your CI pipeline. The code sets their capabilities.',
  }),
];

/** Joins words to a list, such as `a, b, and c`. */
const listed = (words: readonly string[]): string =>
  words.length > 2 ? `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}` : words.join(' and ');

const os: Step = [
  'os',
  (context) => {
    const {systems, os: only, name} = frameworkOf(context);
    const place = placeOf(context);
    if (osOfPlace[place]) return undefined;
    if (place === 'real-devices') {
      return {
        label: 'Operating system',
        entries: context.data.realDevices.map(({os: value}) => ({
          value,
          label: value,
          ...(only && only !== value && {reason: `${name} supports only ${only}`}),
        })),
      };
    }
    return {
      label: 'Operating system',
      entries: context.data.systems.map(({name: value, nickname}) => ({
        value,
        label: nickname ? `${value} ${nickname}` : value,
        ...(systems && !systems.includes(value) && {reason: `not supported by ${name}`}),
      })),
      hint:
        context.data.systems.find(({name: value}) => value === context.values.os)?.arm &&
        'Runs on Apple silicon, which your subscription must include.',
    };
  },
];

/** All fields in the order of the form. A field depends only on the fields before it. */
export const steps: readonly Step[] = [device, framework, os, ...desktopFields, ...mobileFields];
