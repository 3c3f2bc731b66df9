import {desktopFields} from './desktopFields.ts';
import {frameworkOf, placeOf} from './find.ts';
import {mobileFields} from './mobileFields.ts';
import {osOfPlace, type Context, type Entry} from './types.ts';

/** A field before its value is known. */
export interface Draft {
  label: string;
  entries?: Entry[];
  hint?: string;
  suggestions?: string[];
  /** For text: what is wrong with a value; undefined where nothing is. */
  check?: (value: string) => string | undefined;
  /** For text: what it holds at first. */
  fallback?: string;
}

/** A field's name, and its draft; undefined where it makes no sense. */
export type Step = [id: string, draft: (context: Context) => Draft | undefined];

export const places = {
  'desktop-browsers': 'Desktop browser',
  emulators: 'Android emulator',
  simulators: 'iOS simulator',
  'real-devices': 'Real device',
} as const;

const plurals = {'desktop-browsers': 'desktop browsers', emulators: 'Android emulators', simulators: 'iOS simulators', 'real-devices': 'real devices'} as const;

const device: Step = [
  'device',
  ({data, center}) => ({
    label: 'Device',
    entries: Object.entries(places).map(([value, label]) => ({
      value,
      label,
      ...(value !== 'real-devices' && !data.virtualCenters.includes(center.id) && {reason: `${center.name} has real devices only`}),
    })),
  }),
];

const framework: Step = [
  'framework',
  (context) => ({
    label: 'API or framework',
    entries: context.data.frameworks.map(({id, name, on, regions}) => {
      const elsewhere = on.includes(placeOf(context)) ? undefined : `runs on ${listed(on.map((place) => plurals[place]))}`;
      const reason = elsewhere ?? (regions && !regions.includes(context.center.id) ? `not in ${context.center.name}` : undefined);
      return {value: id, label: name, ...(reason && {reason})};
    }),
    hint: frameworkOf(context)?.config ? 'Your tests run at Sauce Labs, started by saucectl: you get its configuration file.' : 'Your tests run where you start them: you get code with capabilities.',
  }),
];

export const listed = (words: readonly string[]): string => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

const os: Step = [
  'os',
  (context) => {
    const {systems, os: only, name} = frameworkOf(context);
    const place = placeOf(context);
    if (osOfPlace[place]) return undefined;
    if (place === 'real-devices') {
      return {
        label: 'Operating system',
        entries: context.data.realDevices.map(({os: value}) => ({value, label: value, ...(only && only !== value && {reason: `${name} is for ${only}`})})),
      };
    }
    return {
      label: 'Operating system',
      entries: context.data.systems.map(({name: value, nickname}) => ({
        value,
        label: nickname ? `${value} ${nickname}` : value,
        ...(systems && !systems.includes(value) && {reason: `${name} does not take it`}),
      })),
      hint: context.data.systems.find(({name: value}) => value === context.values.os)?.arm && 'Runs on Apple silicon and needs a subscription that includes it.',
    };
  },
];

/** Every field in the order in which a reader meets them; each depends on those before it only. */
export const steps: readonly Step[] = [device, framework, os, ...desktopFields, ...mobileFields];
